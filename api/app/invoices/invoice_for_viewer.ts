import type { HttpContext } from '@adonisjs/core/http'
import { audit, nothingToAudit } from '#core/audit/audit'
import { requireUser } from '#core/current_user'
import { transaction } from '#core/transaction'
import type Invoice from '#invoices/invoice'
import { toMaskedInvoice, toInvoiceDetail } from '#invoices/invoice_transformer'
import { InvoiceStatus, ReversalState } from '#invoices/terms'

/** Unmasked for its owner and, audited, for an admin who has to issue it; otherwise masked (docs/threats.md T22). */
export async function invoiceForViewer(ctx: HttpContext, invoice: Invoice) {
  if (invoice.userId === requireUser(ctx).id) {
    nothingToAudit(ctx)
    return toInvoiceDetail(invoice)
  }
  if (!canRequestInvoice(invoice)) {
    nothingToAudit(ctx)
    return toMaskedInvoice(invoice)
  }
  await transaction((trx) => audit(trx, ctx, { action: 'invoice.view', object: `invoice:${invoice.id}` }))
  return toInvoiceDetail(invoice, 'staff')
}

function canRequestInvoice(invoice: Invoice): boolean {
  const isRequested = invoice.invoiceStatus === InvoiceStatus.Requested && !invoice.isWithdrawn
  return isRequested || invoice.reversal === ReversalState.Needed
}
