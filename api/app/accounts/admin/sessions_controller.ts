import type { HttpContext } from '@adonisjs/core/http'
import { endAllSessions } from '#accounts/sessions/end_all_sessions'

export default class SessionsController {
  async destroy(ctx: HttpContext) {
    return { ended: await endAllSessions(ctx, ctx.params.id) }
  }
}
