import type { HttpContext } from '@adonisjs/core/http'
import { endOwnSession, listSessions } from '#accounts/sessions/own_sessions'
import { signedIn } from '#core/current_user'

export default class OwnSessionsController {
  async index(ctx: HttpContext) {
    return { sessions: await listSessions(signedIn(ctx)) }
  }

  async destroy(ctx: HttpContext) {
    await endOwnSession(signedIn(ctx), Number(ctx.params.id))
    return {}
  }
}
