import { ExpressCompany } from '#commerce/terms'
import { Refusal } from '#core/errors'
import type { Trx } from '#core/transaction'
import Invoice from '#invoices/invoice'
import { notifyInvoiceSent } from '#invoices/notify_invoice_sent'
import { InvoiceStatus, InvoiceType, messages } from '#invoices/terms'

export interface Dispatch {
  expressCompany?: string
  expressOrderNo?: string
}

/** docs/product.md 7.4, status 1 to 2. */
export async function sendInvoice(trx: Trx, id: number, by: { adminId: number; dispatch: Dispatch }): Promise<Invoice> {
  const invoice = await Invoice.locked(trx, id)
  refuseUnlessRequested(invoice)
  const expressOrderNo = by.dispatch.expressOrderNo ?? null
  if (invoice.invoiceType === InvoiceType.Paper && !expressOrderNo) {
    throw new Refusal(messages.expressNumberMissing, { field: 'expressOrderNo' })
  }
  const expressCompany = expressOrderNo && (by.dispatch.expressCompany ?? ExpressCompany)
  if (!(await invoice.markSent(trx, { adminId: by.adminId, expressCompany, expressOrderNo }))) {
    throw new Refusal(messages.sentBefore)
  }
  const order = await trx.from('orders').where('id', invoice.orderId).select('order_no').first()
  await notifyInvoiceSent(trx, invoice, order.order_no)
  return invoice.refresh()
}

function refuseUnlessRequested(invoice: Invoice): void {
  if (invoice.isWithdrawn) throw new Refusal(messages.withdrawn)
  if (invoice.invoiceStatus === InvoiceStatus.Sent) throw new Refusal(messages.sentBefore)
  if (invoice.invoiceStatus === InvoiceStatus.Unsubmitted) throw new Refusal(messages.notSubmitted)
}
