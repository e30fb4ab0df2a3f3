import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { audit } from '#core/audit/audit'
import { requireUser } from '#core/current_user'
import { InvoiceIssuer } from '#drivers/invoices/invoice_issuer'
import Invoice from '#invoices/invoice'
import { isPartlyReversed, toStaffInvoice } from '#invoices/invoice_transformer'
import { AdvanceRedInvoice } from '#invoices/issuing/advance_red_invoice'
import { advanceSoon } from '#invoices/issuing/advance_soon'
import { withOrder } from '#invoices/issuing/start_issuing'
import { startReversal } from '#invoices/issuing/start_reversal'
import { reversalValidator } from '#invoices/issuing/validators'
import { reverseInvoice } from '#invoices/reverse_invoice'
import { ReversalState, messages, type ReversalReasonCode } from '#invoices/terms'

/** The provider that issued an invoice reverses it; staff reverse the others elsewhere and record it here. */
@inject()
export default class ReversalsController {
  constructor(
    protected issuer: InvoiceIssuer,
    protected advance: AdvanceRedInvoice
  ) {}

  async store(ctx: HttpContext) {
    const { reason: code, redNumber } = await ctx.request.validateUsing(reversalValidator)
    const reason = code as ReversalReasonCode
    const adminId = requireUser(ctx).id
    const redId = await withOrder(ctx.params.id, async (trx, order, invoice) => {
      const object = `invoice:${invoice.id}` as const
      if (!this.#isByProvider(invoice)) {
        const before = { reversal: invoice.reversal }
        const { amountFen } = await reverseInvoice(trx, order, invoice, { adminId, reason, redNumber })
        const facts = { reversal: ReversalState.Done, redAmountFen: amountFen, reversalReason: reason, redNumber }
        await audit(trx, ctx, { action: 'invoice.reverse', object, before, after: facts })
        return null
      }
      const red = await startReversal(trx, { order, invoice }, { adminId, reason })
      const after = { redAmountFen: red.amountFen, reversalReason: reason }
      await audit(trx, ctx, { action: 'invoice.request-reversal', object, after })
      return red.id
    })
    if (redId !== null) {
      await this.advance.execute(redId)
      await advanceSoon(ctx.logger)
    }
    const invoice = await Invoice.forStaff(ctx.params.id)
    return { invoice: toStaffInvoice(invoice), msg: textOf(redId, invoice) }
  }

  #isByProvider({ issuer, isIssuedByProvider }: Invoice): boolean {
    return this.issuer.isAutomatic && issuer === this.issuer.name && isIssuedByProvider
  }
}

function textOf(redId: number | null, invoice: Invoice): string {
  if (redId !== null) return messages.redStarted
  if (invoice.isReplaced) return messages.replaced
  return isPartlyReversed(invoice) ? messages.partlyReversed : messages.reversed
}
