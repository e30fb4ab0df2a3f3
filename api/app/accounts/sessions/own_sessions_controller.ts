import type { HttpContext } from '@adonisjs/core/http'
import { endOwnSession, sessionsOf } from '#accounts/sessions/own_sessions'
import { signedIn } from '#core/current_user'

/** Where a person is signed in, and the way to end a session on a lost phone. */
export default class OwnSessionsController {
  async index(ctx: HttpContext) {
    return { sessions: await sessionsOf(signedIn(ctx)) }
  }

  async destroy(ctx: HttpContext) {
    await endOwnSession(signedIn(ctx), Number(ctx.params.id))
    return {}
  }
}
