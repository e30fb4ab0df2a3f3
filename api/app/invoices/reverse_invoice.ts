import { UserError } from '#core/errors'
import { now } from '#core/time'
import type { Trx } from '#core/transaction'
import Invoice from '#invoices/invoice'
import { accountsOf } from '#messages/partner_events/event_readers'
import { queuePartnerEvents } from '#messages/partner_events/queue_partner_event'
import { ReversalState, messages } from '#invoices/terms'

export async function reverseInvoice(trx: Trx, id: number, adminId: number): Promise<Invoice> {
  const invoice = await Invoice.locked(trx, id)
  if (invoice.reversal !== ReversalState.Needed) throw new UserError(messages.noReversal)
  await invoice.merge({ reversedAt: now(), reversedBy: adminId }).save()
  const { userId, orderId, amountFen } = invoice
  await queuePartnerEvents(trx, 'invoice.reversed', accountsOf(userId), async () => {
    const order = await trx.from('orders').where('id', orderId).select('order_no').firstOrFail()
    return [{ subject: `invoice:${id}`, data: { invoiceId: id, orderNo: order.order_no, amountFen } }]
  })
  return invoice
}
