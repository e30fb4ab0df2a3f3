import type Order from '#commerce/order'
import { now } from '#core/time'
import type { Trx } from '#core/transaction'
import Invoice from '#invoices/invoice'
import { invoiceableFen } from '#invoices/request_invoice'
import { InvoiceStatus } from '#invoices/terms'
import { writeMessage } from '#messages/write_message'

/**
 * A wrong invoice is reversed: what is left of its order is requested again with the same form, which the buyer
 * corrects. Order, buyer and invoice are locked.
 */
export async function replaceInvoice(trx: Trx, order: Order, wrong: Invoice): Promise<void> {
  const amountFen = invoiceableFen(order)
  if (amountFen === 0) return
  await wrong.merge({ orderKey: null }).save()
  const { invoiceType, payerType, payerName, payerId, payerBank, payerAccount, payerAddress, payerEmail } = wrong
  const { mailingName, mailingTelephone, mailingAddress } = wrong
  const form = { invoiceType, payerType, payerName, payerId, payerBank, payerAccount, payerAddress, payerEmail }
  const { id } = await new Invoice()
    .useTransaction(trx)
    .merge({
      ...form,
      mailingName,
      mailingTelephone,
      mailingAddress,
      orderId: order.id,
      orderKey: order.id,
      userId: wrong.userId,
      amountFen,
      invoiceStatus: InvoiceStatus.Requested,
      requestedAt: now(),
    })
    .save()
  const facts = { orderNo: order.orderNo }
  await writeMessage(trx, wrong.userId, { kind: 'invoiceReplaced', reference: `invoice:${id}`, facts })
}
