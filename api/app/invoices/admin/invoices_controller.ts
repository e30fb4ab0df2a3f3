import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { InvoiceIssuer } from '#drivers/invoices/invoice_issuer'
import { allInvoices } from '#invoices/admin/invoice_list'
import { invoicesValidator } from '#invoices/admin/validators'
import { toStaffInvoice } from '#invoices/invoice_transformer'

@inject()
export default class InvoicesController {
  constructor(protected issuer: InvoiceIssuer) {}

  async index({ request }: HttpContext) {
    const { page, pageSize, ...filters } = await request.validateUsing(invoicesValidator)
    const { invoices, ...totals } = await allInvoices(filters, page, pageSize)
    return { invoices: invoices.map(toStaffInvoice), ...totals, hasIssuer: this.issuer.isAutomatic }
  }
}
