import { lockUser } from '#accounts/lock_user'
import { ExpressCompany } from '#commerce/terms'
import { UserError } from '#core/errors'
import type { Trx } from '#core/transaction'
import Invoice from '#invoices/invoice'
import { notifyInvoiceSent } from '#invoices/notify_invoice_sent'
import { InvoiceStatus, InvoiceType, messages } from '#invoices/terms'

export interface Dispatch {
  expressCompany?: string
  expressOrderNo?: string
}

interface Sender {
  adminId: number
  dispatch: Dispatch
  /** Whether the caller attaches the invoice's file. */
  hasFile: boolean
}

/** docs/product.md 7.4, status 1 to 2. @param found before the transaction (docs/decisions/0027) */
export async function sendInvoice(trx: Trx, { id, userId }: Pick<Invoice, 'id' | 'userId'>, by: Sender) {
  // The message share-locks the owner, whom a refund locks before the invoice.
  await lockUser(trx, userId)
  const invoice = await Invoice.locked(trx, id)
  ensureInvoiceRequested(invoice)
  const expressOrderNo = by.dispatch.expressOrderNo ?? null
  if (invoice.invoiceType === InvoiceType.Paper && !expressOrderNo) {
    throw new UserError(messages.expressNumberMissing, { field: 'expressOrderNo' })
  }
  const expressCompany = expressOrderNo && (by.dispatch.expressCompany ?? ExpressCompany)
  if (!(await invoice.markSent(trx, { adminId: by.adminId, expressCompany, expressOrderNo, isDelivered: true }))) {
    throw new UserError(messages.sentBefore)
  }
  const order = await trx.from('orders').where('id', invoice.orderId).select('order_no').first()
  const electronic = by.hasFile ? 'file' : 'mail'
  const way = invoice.invoiceType === InvoiceType.Paper ? 'courier' : electronic
  await notifyInvoiceSent(trx, invoice, { orderNo: order.order_no, way })
  return invoice.refresh()
}

function ensureInvoiceRequested(invoice: Invoice): void {
  if (invoice.isWithdrawn) throw new UserError(messages.withdrawn)
  if (invoice.invoiceStatus === InvoiceStatus.Sent) throw new UserError(messages.sentBefore)
  if (invoice.isInFlight) throw new UserError(messages.beingIssued)
  if (invoice.invoiceStatus === InvoiceStatus.Unsubmitted) throw new UserError(messages.notSubmitted)
}
