import type { HttpContext } from '@adonisjs/core/http'
import { deliverOrder } from '#commerce/parcels/deliver_order'
import { messages } from '#commerce/terms'
import { audit } from '#core/audit/audit'
import { requireUser } from '#core/current_user'
import { transaction } from '#core/transaction'
import { deliveryValidator } from '#invoices/admin/validators'
import { sendWithParcel } from '#invoices/send_with_parcel'

export default class DeliveriesController {
  async store(ctx: HttpContext) {
    const parcel = await ctx.request.validateUsing(deliveryValidator)
    const adminId = requireUser(ctx).id
    const delivery = await transaction(async (trx) => {
      const { order, before } = await deliverOrder(trx, ctx.params.orderNo, parcel)
      const { expressCompany, trackingNo } = order
      const trackingNoBefore = before.trackingNo
      const invoiceSent = await sendWithParcel(trx, order, { adminId, trackingNoBefore })
      await audit(trx, ctx, {
        action: 'order.deliver',
        object: `order:${order.orderNo}`,
        before,
        after: { expressCompany, trackingNo, ...(invoiceSent && { invoiceSent }) },
      })
      return { expressCompany, trackingNo, invoiceSent: invoiceSent !== null }
    })
    return { ...delivery, msg: messages.delivered }
  }
}
