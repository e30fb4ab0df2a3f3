import type { HttpContext } from '@adonisjs/core/http'
import { endOwnSession, listSessions } from '#accounts/sessions/own_sessions'
import { requireUser } from '#core/current_user'

export default class OwnSessionsController {
  async index(ctx: HttpContext) {
    return { sessions: await listSessions(requireUser(ctx)) }
  }

  async destroy(ctx: HttpContext) {
    await endOwnSession(requireUser(ctx), ctx.params.id)
    return {}
  }
}
