import type { HttpContext } from '@adonisjs/core/http'
import { sessionEndValidator } from '#accounts/admin/validators'
import { endAllSessions } from '#accounts/sessions/end_all_sessions'

export default class SessionsController {
  async destroy(ctx: HttpContext) {
    const { reason } = await ctx.request.validateUsing(sessionEndValidator)
    return { ended: await endAllSessions(ctx, ctx.params.id, reason) }
  }
}
