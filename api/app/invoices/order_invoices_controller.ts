import type { HttpContext } from '@adonisjs/core/http'
import Order from '#commerce/order'
import { isAdmin, requireUser } from '#core/current_user'
import { NotFound } from '#core/errors'
import { withMailStates } from '#invoices/file_mails'
import Invoice from '#invoices/invoice'
import { invoiceableOrder, toMaskedInvoice, toInvoiceDetail } from '#invoices/invoice_transformer'

export default class OrderInvoicesController {
  async show(ctx: HttpContext) {
    const viewer = requireUser(ctx)
    const order = await (isAdmin(viewer) ? Order.query() : Order.ownedBy(viewer))
      .where('orderNo', ctx.params.orderNo)
      .first()
    if (!order) throw new NotFound()

    const invoice = await Invoice.query()
      .where('orderKey', order.id)
      .preload('order')
      .preload('files')
      .preload('redInvoices')
      .first()
    const isOwn = order.userId === viewer.id
    const shown = invoice && (isOwn ? toInvoiceDetail(invoice) : toMaskedInvoice(invoice))
    const withMails = shown && { ...shown, files: await withMailStates(shown.files) }
    return { invoice: withMails, order: invoiceableOrder(order) }
  }
}
