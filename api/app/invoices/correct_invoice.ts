import { lockOwnUser } from '#accounts/lock_user'
import type { CurrentUser } from '#core/current_user'
import { NotFound, UserError } from '#core/errors'
import { now } from '#core/time'
import type { Trx } from '#core/transaction'
import Invoice from '#invoices/invoice'
import { columnsOf, type CheckedForm } from '#invoices/invoice_form'
import { ensureLearner } from '#invoices/request_invoice'
import { IssueState, messages } from '#invoices/terms'

/** Only before it is sent; amount and status stay. */
export async function correctInvoice(
  trx: Trx,
  user: CurrentUser,
  which: { invoiceId: number; orderId: string },
  form: CheckedForm
): Promise<Invoice> {
  await lockOwnUser(trx, user.id)
  const invoice = await Invoice.locked(trx, which.invoiceId, user)
  await invoice.load('order')
  if (invoice.order.orderNo !== which.orderId) throw new NotFound()
  ensureLearner(user)
  if (invoice.isWithdrawn) throw new UserError(messages.withdrawn)
  if (!invoice.isOpen) throw new UserError(messages.alreadySent)

  if (invoice.isInFlight) throw new UserError(messages.beingIssued)

  // A job requests the corrected invoice again.
  const isReturned = invoice.issueState === IssueState.Failed
  const again = isReturned && { failReason: null, failField: null, issueNextAt: now() }
  return invoice.merge({ ...columnsOf(form), ...again }).save()
}
