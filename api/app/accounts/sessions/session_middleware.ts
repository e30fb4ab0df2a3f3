import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import type { CurrentUser } from '#core/current_user'
import { findUserByToken, recordStaffUse } from '#accounts/sessions/session_token'
import { staffKeyOf } from '#accounts/sessions/staff_step/staff_key_cookie'

declare module '@adonisjs/core/http' {
  interface HttpContext {
    deadToken?: boolean
  }
}

export default class SessionMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    const user = await findUserByToken(ctx.request.header('authorization'), staffKeyOf(ctx))
    ctx.deadToken = user === 'dead'
    ctx.currentUser = user === 'dead' ? null : user
    try {
      return await next()
    } finally {
      if (ctx.usesStaffRole) await recordStaffUse(user as CurrentUser)
    }
  }
}
