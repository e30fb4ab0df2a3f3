import type { Trx } from '#core/transaction'
import type Invoice from '#invoices/invoice'
import { readersOfMoney } from '#messages/partner_events/event_readers'
import { queuePartnerEvents } from '#messages/partner_events/queue_partner_event'

/** The buyer has to correct the form; other failures concern staff only. */
export function queueInvoiceFailed(
  trx: Trx,
  { id, userId, amountFen }: Invoice,
  facts: { orderNo: string; reason: string }
): Promise<void> {
  return queuePartnerEvents(trx, 'invoice.failed', readersOfMoney(userId), () => [
    { subject: `invoice:${id}`, data: { invoiceId: id, amountFen, ...facts } },
  ])
}
