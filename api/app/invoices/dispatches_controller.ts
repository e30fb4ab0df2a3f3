import type { HttpContext } from '@adonisjs/core/http'
import { audit } from '#core/audit/audit'
import { requireUser } from '#core/current_user'
import { transaction } from '#core/transaction'
import { toInvoice } from '#invoices/invoice_transformer'
import { sendInvoice } from '#invoices/send_invoice'
import { messages } from '#invoices/terms'
import { dispatchValidator } from '#invoices/validators'

export default class DispatchesController {
  async store(ctx: HttpContext) {
    const dispatch = await ctx.request.validateUsing(dispatchValidator)
    const invoice = await transaction(async (trx) => {
      const sent = await sendInvoice(trx, ctx.params.id, { adminId: requireUser(ctx).id, dispatch })
      const { expressCompany, expressOrderNo } = sent
      await audit(trx, ctx, {
        action: 'invoice.send',
        object: `invoice:${sent.id}`,
        before: { invoiceStatus: 1 },
        after: { invoiceStatus: sent.invoiceStatus, expressCompany, expressOrderNo },
      })
      await sent.load('order')
      return sent
    })
    return { invoice: toInvoice(invoice), msg: messages.sent }
  }
}
