import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { userOfToken } from '#accounts/sessions/session_token'

declare module '@adonisjs/core/http' {
  interface HttpContext {
    /** A token came that no longer opens anything; a visitor brings none. */
    deadToken?: boolean
  }
}

/** Finds out who is calling. Whether that is enough is for the route to say. */
export default class SessionMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    const found = await userOfToken(ctx.request.header('authorization'))
    ctx.deadToken = found === 'dead'
    ctx.currentUser = found === 'dead' ? null : found
    return next()
  }
}
