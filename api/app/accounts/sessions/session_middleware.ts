import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { findUserByToken } from '#accounts/sessions/session_token'

declare module '@adonisjs/core/http' {
  interface HttpContext {
    deadToken?: boolean
  }
}

export default class SessionMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    const user = await findUserByToken(ctx.request.header('authorization'))
    ctx.deadToken = user === 'dead'
    ctx.currentUser = user === 'dead' ? null : user
    return next()
  }
}
