import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { UserError } from '#core/errors'
import { InvoiceIssuer } from '#drivers/invoices/invoice_issuer'
import Invoice from '#invoices/invoice'
import { toStaffInvoice } from '#invoices/invoice_transformer'
import { AdvanceInvoice } from '#invoices/issuing/advance_invoice'
import { advanceSoon } from '#invoices/issuing/advance_soon'
import { issueForAdmin } from '#invoices/issuing/issue_for_admin'
import { IssueState, messages } from '#invoices/terms'

/** Issues an invoice through the provider, or tries again. */
@inject()
export default class IssuesController {
  constructor(
    protected issuer: InvoiceIssuer,
    protected advance: AdvanceInvoice
  ) {}

  async store(ctx: HttpContext) {
    if (!this.issuer.isAutomatic) throw new UserError(messages.noIssuer)
    const id = Number(ctx.params.id)
    await issueForAdmin(ctx, id, this.issuer.name)
    await this.advance.execute(id)
    await advanceSoon(ctx.logger)
    const invoice = await Invoice.forStaff(id)
    const isIssued = invoice.issueState === IssueState.Issued
    return { invoice: toStaffInvoice(invoice), msg: isIssued ? messages.issued : messages.issueStarted }
  }
}
