import type { HttpContext } from '@adonisjs/core/http'
import { requireUser } from '#core/current_user'
import { idempotent } from '#core/http/idempotency'
import { NotFound } from '#core/errors'
import { withMailStates } from '#invoices/file_mails'
import { correctInvoice } from '#invoices/correct_invoice'
import Invoice from '#invoices/invoice'
import { invoiceForViewer } from '#invoices/invoice_for_viewer'
import { toInvoice, toInvoiceDetail } from '#invoices/invoice_transformer'
import { myInvoices } from '#invoices/invoice_list'
import { requestInvoice } from '#invoices/request_invoice'
import { messages } from '#invoices/terms'
import { invoiceValidator, myInvoicesValidator } from '#invoices/validators'

export default class InvoicesController {
  async index(ctx: HttpContext) {
    const filters = await ctx.request.validateUsing(myInvoicesValidator)
    const { invoices, total } = await myInvoices(requireUser(ctx), filters)
    return { invoices: invoices.map(toInvoice), total }
  }

  async show(ctx: HttpContext) {
    const invoice = await Invoice.seenBy(requireUser(ctx))
      .where('id', ctx.params.id)
      .preload('order')
      .preload('files')
      .preload('redInvoices')
      .first()
    if (!invoice) throw new NotFound()
    const shown = await invoiceForViewer(ctx, invoice)
    return { invoice: { ...shown, files: await withMailStates(shown.files) } }
  }

  async store(ctx: HttpContext) {
    const { orderId, invoiceId, ...form } = await ctx.request.validateUsing(invoiceValidator)
    return idempotent(ctx, { orderId, invoiceId, ...form }, async (trx) => {
      const invoice = invoiceId
        ? await correctInvoice(trx, requireUser(ctx), { invoiceId, orderId }, form)
        : await requestInvoice(trx, requireUser(ctx), orderId, form)
      await invoice.refresh()
      await invoice.load('order')
      await invoice.load('files')
      await invoice.load('redInvoices')
      return { invoice: toInvoiceDetail(invoice), msg: invoiceId ? messages.saved : messages.requested }
    })
  }
}
