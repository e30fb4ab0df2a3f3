import type { HttpContext } from '@adonisjs/core/http'
import { deliverOrder } from '#commerce/parcels/deliver_order'
import { messages } from '#commerce/terms'
import { audit } from '#core/audit/audit'
import { requireUser } from '#core/current_user'
import { transaction } from '#core/transaction'
import { deliveryValidator } from '#invoices/admin/validators'
import type Invoice from '#invoices/invoice'
import { InvoiceType, messages as invoiceMessages } from '#invoices/terms'
import { sendWithParcel } from '#invoices/send_with_parcel'

/** An electronic invoice is not in the parcel. */
function sentText({ invoiceType }: Invoice): string {
  return invoiceType === InvoiceType.Paper ? invoiceMessages.sentWithParcel : invoiceMessages.sentWithoutFile
}

export default class DeliveriesController {
  async store(ctx: HttpContext) {
    const parcel = await ctx.request.validateUsing(deliveryValidator)
    const adminId = requireUser(ctx).id
    const delivery = await transaction(async (trx) => {
      const { order, before } = await deliverOrder(trx, ctx.params.orderNo, parcel)
      const { expressCompany, trackingNo } = order
      const trackingNoBefore = before.trackingNo
      const invoice = await sendWithParcel(trx, order, { adminId, trackingNoBefore })
      await audit(trx, ctx, {
        action: 'order.deliver',
        object: `order:${order.orderNo}`,
        before,
        after: { expressCompany, trackingNo, ...(invoice && { invoiceSent: invoice.id }) },
      })
      return { expressCompany, trackingNo, invoiceSent: invoice !== null, invoiceNote: invoice && sentText(invoice) }
    })
    return { ...delivery, msg: messages.delivered }
  }
}
