import type { Trx } from '#core/transaction'
import type Invoice from '#invoices/invoice'
import type { MessageData } from '#messages/terms'
import { writeMessage } from '#messages/write_message'

type Sent = MessageData['invoiceSent']

export async function notifyInvoiceSent(trx: Trx, { id, userId }: Invoice, facts: Sent): Promise<void> {
  await writeMessage(trx, userId, { kind: 'invoiceSent', reference: `invoice:${id}`, facts })
}
