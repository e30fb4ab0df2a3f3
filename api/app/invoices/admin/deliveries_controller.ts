import type { HttpContext } from '@adonisjs/core/http'
import { messages } from '#commerce/terms'
import { transaction } from '#core/transaction'
import { shipOrder } from '#invoices/admin/ship_orders'
import { deliveryValidator } from '#invoices/admin/validators'
import type Invoice from '#invoices/invoice'
import { InvoiceType, messages as invoiceMessages } from '#invoices/terms'

/** An electronic invoice is not in the parcel. */
function sentText({ invoiceType }: Invoice): string {
  return invoiceType === InvoiceType.Paper ? invoiceMessages.sentWithParcel : invoiceMessages.sentWithoutFile
}

export default class DeliveriesController {
  async store(ctx: HttpContext) {
    const parcel = await ctx.request.validateUsing(deliveryValidator)
    const delivery = await transaction(async (trx) => {
      const { order, invoice } = await shipOrder(trx, ctx, ctx.params.orderNo, parcel)
      const { expressCompany, trackingNo } = order
      return { expressCompany, trackingNo, invoiceSent: invoice !== null, invoiceNote: invoice && sentText(invoice) }
    })
    return { ...delivery, msg: messages.delivered }
  }
}
