import type { HttpContext } from '@adonisjs/core/http'
import { audit, differences } from '#core/audit/audit'
import { NotFound } from '#core/errors'
import { transaction } from '#core/transaction'
import { redNumberValidator } from '#invoices/admin/validators'
import Invoice from '#invoices/invoice'
import { enterRedNumber } from '#invoices/invoice_number'
import { toStaffInvoice } from '#invoices/invoice_transformer'
import RedInvoice from '#invoices/red_invoice'
import { messages } from '#invoices/terms'

export default class RedNumbersController {
  /** Enters or corrects the number of a red invoice that staff issued elsewhere. */
  async update(ctx: HttpContext) {
    const { redNumber } = await ctx.request.validateUsing(redNumberValidator)
    const found = await RedInvoice.find(ctx.params.id)
    if (!found) throw new NotFound()
    const { invoiceId } = found
    await transaction(async (trx) => {
      await Invoice.locked(trx, invoiceId)
      const red = await RedInvoice.query({ client: trx }).where('id', found.id).forUpdate().firstOrFail()
      const before = { redNumber: red.number }
      await enterRedNumber(trx, red, redNumber)
      const changes = differences(before, { redNumber })
      await audit(trx, ctx, { action: 'invoice.set-red-number', object: `invoice:${invoiceId}`, ...changes })
    })
    return { invoice: toStaffInvoice(await Invoice.forStaff(invoiceId)), msg: messages.redNumberSaved }
  }
}
