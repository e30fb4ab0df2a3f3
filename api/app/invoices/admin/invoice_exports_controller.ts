import type { HttpContext } from '@adonisjs/core/http'
import { sendWorkbook } from '#core/spreadsheet'
import { exportInvoices } from '#invoices/admin/export_invoices'
import { invoiceExportValidator } from '#invoices/admin/validators'

export default class InvoiceExportsController {
  async show(ctx: HttpContext) {
    const filters = await ctx.request.validateUsing(invoiceExportValidator)
    sendWorkbook(ctx, '发票列表.xlsx', await exportInvoices(ctx, filters))
  }
}
