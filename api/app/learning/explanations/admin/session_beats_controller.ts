import type { HttpContext } from '@adonisjs/core/http'
import { audit } from '#core/audit/audit'
import { transaction } from '#core/transaction'
import { playSessionOf, sessionHeartbeats } from '#learning/explanations/session_heartbeats'
import { explanationValidator } from '#learning/explanations/validators'

export default class SessionBeatsController {
  async index(ctx: HttpContext) {
    const { page, pageSize } = await ctx.request.validateUsing(explanationValidator)
    const session = await playSessionOf(ctx.params.id)
    await transaction((trx) => audit(trx, ctx, { action: 'user.read-ledger', object: `user:${session.userId}` }))
    return sessionHeartbeats(session, page, pageSize)
  }
}
