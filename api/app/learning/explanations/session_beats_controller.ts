import type { HttpContext } from '@adonisjs/core/http'
import { requireUser } from '#core/current_user'
import { playSessionOf, sessionHeartbeats } from '#learning/explanations/session_heartbeats'
import { explanationValidator } from '#learning/explanations/validators'

export default class SessionBeatsController {
  async index(ctx: HttpContext) {
    const { page, pageSize } = await ctx.request.validateUsing(explanationValidator)
    const session = await playSessionOf(ctx.params.id, requireUser(ctx).id)
    return sessionHeartbeats(session, page, pageSize)
  }
}
