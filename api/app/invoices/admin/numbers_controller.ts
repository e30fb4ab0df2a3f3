import type { HttpContext } from '@adonisjs/core/http'
import { audit, differences } from '#core/audit/audit'
import { transaction } from '#core/transaction'
import { numberValidator } from '#invoices/admin/validators'
import Invoice from '#invoices/invoice'
import { enterNumber } from '#invoices/invoice_number'
import { toStaffInvoice } from '#invoices/invoice_transformer'
import { messages } from '#invoices/terms'

export default class NumbersController {
  /** Enters or corrects the number of an invoice that staff issued elsewhere. */
  async update(ctx: HttpContext) {
    const { invoiceNumber } = await ctx.request.validateUsing(numberValidator)
    const id = ctx.params.id
    await transaction(async (trx) => {
      const invoice = await Invoice.locked(trx, id)
      const before = { invoiceNumber: invoice.number }
      await enterNumber(trx, invoice, invoiceNumber)
      const changes = differences(before, { invoiceNumber })
      await audit(trx, ctx, { action: 'invoice.set-number', object: `invoice:${id}`, ...changes })
    })
    return { invoice: toStaffInvoice(await Invoice.forStaff(id)), msg: messages.numberSaved }
  }
}
