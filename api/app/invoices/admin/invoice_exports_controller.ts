import type { HttpContext } from '@adonisjs/core/http'
import { sendExport } from '#exports/direct_export'
import { invoiceExport } from '#invoices/admin/export_invoices'
import { invoiceExportValidator } from '#invoices/admin/validators'

export default class InvoiceExportsController {
  async show(ctx: HttpContext) {
    const filters = await ctx.request.validateUsing(invoiceExportValidator)
    await sendExport(ctx, invoiceExport, filters)
  }
}
