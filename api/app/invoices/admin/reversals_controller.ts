import type { HttpContext } from '@adonisjs/core/http'
import { audit } from '#core/audit/audit'
import { requireUser } from '#core/current_user'
import { transaction } from '#core/transaction'
import { toInvoice } from '#invoices/invoice_transformer'
import { reverseInvoice } from '#invoices/reverse_invoice'
import { ReversalState, messages } from '#invoices/terms'

export default class ReversalsController {
  async store(ctx: HttpContext) {
    const invoice = await transaction(async (trx) => {
      const reversed = await reverseInvoice(trx, ctx.params.id, requireUser(ctx).id)
      await audit(trx, ctx, {
        action: 'invoice.reverse',
        object: `invoice:${reversed.id}`,
        before: { reversal: ReversalState.Needed },
        after: { reversal: ReversalState.Done },
      })
      await reversed.load('order')
      await reversed.load('files')
      return reversed
    })
    return { invoice: toInvoice(invoice), msg: messages.reversed }
  }
}
