import type { Trx } from '#core/transaction'
import type Invoice from '#invoices/invoice'
import { readersOfMoney } from '#messages/partner_events/event_readers'
import { queuePartnerEvents } from '#messages/partner_events/queue_partner_event'
import type { MessageData } from '#messages/terms'
import { writeMessage } from '#messages/write_message'

type Sent = MessageData['invoiceSent']

export async function notifyInvoiceSent(trx: Trx, { id, userId, amountFen }: Invoice, facts: Sent): Promise<void> {
  await writeMessage(trx, userId, { kind: 'invoiceSent', reference: `invoice:${id}`, facts })
  await queuePartnerEvents(trx, 'invoice.sent', readersOfMoney(userId), () => [
    { subject: `invoice:${id}`, data: { invoiceId: id, amountFen, ...facts } },
  ])
}
