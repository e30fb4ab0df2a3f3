import type { HttpContext } from '@adonisjs/core/http'
import { audit } from '#core/audit/audit'
import { requireUser } from '#core/current_user'
import type Invoice from '#invoices/invoice'
import { startIssuing } from '#invoices/issuing/start_issuing'

/** Starts issuing, or tries again, with an entry in the audit log. @throws UserError, NotFound */
export function issueForAdmin(ctx: HttpContext, id: number, issuer: string): Promise<Invoice> {
  return startIssuing(id, {
    issuer,
    adminId: requireUser(ctx).id,
    record: (trx, { issueState }, before) =>
      audit(trx, ctx, {
        action: 'invoice.issue',
        object: `invoice:${id}`,
        before: { issueState: before },
        after: { issueState },
      }),
  })
}
