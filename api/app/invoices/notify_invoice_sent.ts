import type { Trx } from '#core/transaction'
import type Invoice from '#invoices/invoice'
import { writeMessage } from '#messages/write_message'

export async function notifyInvoiceSent(trx: Trx, { id, userId }: Invoice, orderNo: string): Promise<void> {
  await writeMessage(trx, userId, { kind: 'invoiceSent', reference: `invoice:${id}`, facts: { orderNo } })
}
