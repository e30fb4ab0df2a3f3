import type { HttpContext } from '@adonisjs/core/http'
import { acknowledgementValidator } from '#accounts/admin/validators'
import { acknowledgeBreak } from '#core/audit/acknowledge_break'
import { actorOf, nothingToAudit } from '#core/audit/audit'
import { verifyChain } from '#core/audit/audit_chain'
import { messages } from '#core/audit/terms'

export default class AuditVerificationsController {
  async show() {
    return verifyChain()
  }

  async update(ctx: HttpContext) {
    const { reason } = await ctx.request.validateUsing(acknowledgementValidator)
    const check = await acknowledgeBreak(actorOf(ctx), ctx.params.id, reason)
    // The acknowledgement itself is an audit entry.
    nothingToAudit(ctx)
    return { ...check, msg: messages.acknowledged }
  }
}
