import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { audit } from '#core/audit/audit'
import { requireUser } from '#core/current_user'
import { NotFound } from '#core/errors'
import { transaction } from '#core/transaction'
import Invoice from '#invoices/invoice'
import { InvoiceUploads } from '#invoices/files/invoice_uploads'
import { enterNumber } from '#invoices/invoice_number'
import { toStaffInvoice } from '#invoices/invoice_transformer'
import { sendInvoice } from '#invoices/send_invoice'
import { messages } from '#invoices/terms'
import { dispatchValidator } from '#invoices/validators'

@inject()
export default class DispatchesController {
  constructor(protected uploads: InvoiceUploads) {}

  async store(ctx: HttpContext) {
    const { fileUrl, invoiceNumber, ...dispatch } = await ctx.request.validateUsing(dispatchValidator)
    const adminId = requireUser(ctx).id
    const upload = fileUrl ? await this.uploads.check(fileUrl, adminId) : null
    const found = await Invoice.find(ctx.params.id)
    if (!found) throw new NotFound()
    const invoice = await transaction(async (trx) => {
      const sent = await sendInvoice(trx, found, { adminId, dispatch, hasFile: upload !== null })
      if (invoiceNumber) await enterNumber(trx, sent, invoiceNumber)
      const file = upload && (await this.uploads.attach(trx, sent, upload))
      const { expressCompany, expressOrderNo } = sent
      await audit(trx, ctx, {
        action: 'invoice.send',
        object: `invoice:${sent.id}`,
        before: { invoiceStatus: 1 },
        after: {
          invoiceStatus: sent.invoiceStatus,
          expressCompany,
          expressOrderNo,
          invoiceFileId: file?.id,
          invoiceNumber,
        },
      })
      await sent.load('order')
      await sent.load('files')
      await sent.load('redInvoices')
      return sent
    })
    return { invoice: toStaffInvoice(invoice), msg: messages.sent }
  }
}
