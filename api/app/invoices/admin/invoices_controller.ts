import type { HttpContext } from '@adonisjs/core/http'
import { allInvoices } from '#invoices/admin/invoice_list'
import { invoicesValidator } from '#invoices/admin/validators'
import { toInvoice } from '#invoices/invoice_transformer'

export default class InvoicesController {
  async index({ request }: HttpContext) {
    const { page, pageSize, ...filters } = await request.validateUsing(invoicesValidator)
    const { invoices, ...totals } = await allInvoices(filters, page, pageSize)
    return { invoices: invoices.map(toInvoice), ...totals }
  }
}
