import type Order from '#commerce/order'
import { toStored, now } from '#core/time'
import type { Trx } from '#core/transaction'
import Invoice from '#invoices/invoice'
import { notifyInvoiceSent } from '#invoices/notify_invoice_sent'
import { InvoiceType } from '#invoices/terms'

/**
 * A paper invoice takes the parcel's tracking number, also a corrected one (docs/product.md 7.4). @returns the sent
 * invoice
 */
export async function sendWithParcel(
  trx: Trx,
  order: Order,
  parcel: { adminId: number; trackingNoBefore: string | null }
): Promise<Invoice | null> {
  const invoice = await Invoice.query({ client: trx }).where('orderKey', order.id).forUpdate().first()
  if (!invoice) return null
  const { expressCompany, trackingNo } = order
  const inside = invoice.invoiceType === InvoiceType.Paper
  const sent = await invoice.markSent(trx, {
    adminId: parcel.adminId,
    expressCompany: inside ? expressCompany : null,
    expressOrderNo: inside ? trackingNo : null,
    // An electronic one reaches its buyer when its file is uploaded.
    isDelivered: inside,
  })
  if (sent) {
    if (inside) await notifyInvoiceSent(trx, invoice, { orderNo: order.orderNo, way: 'parcel' })
    return invoice
  }

  if (invoice.expressOrderNo && invoice.expressOrderNo === parcel.trackingNoBefore) {
    await trx
      .from('invoices')
      .where('id', invoice.id)
      .update({ express_company: expressCompany, express_order_no: trackingNo, updated_at: toStored(now()) })
  }
  return null
}
