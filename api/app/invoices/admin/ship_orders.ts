import type { HttpContext } from '@adonisjs/core/http'
import Order from '#commerce/order'
import { deliverOrder, type Parcel } from '#commerce/parcels/deliver_order'
import { messages } from '#commerce/terms'
import { audit } from '#core/audit/audit'
import { requireUser } from '#core/current_user'
import { NotFound, UserError } from '#core/errors'
import { eachRow } from '#core/lists/each_row'
import type { Trx } from '#core/transaction'
import { sendWithParcel } from '#invoices/send_with_parcel'

/** Stores the tracking number of an order, with its audit entry; a paper invoice goes with the parcel. */
export async function shipOrder(trx: Trx, ctx: HttpContext, orderNo: string, parcel: Parcel) {
  const { order, before } = await deliverOrder(trx, orderNo, parcel)
  const { expressCompany, trackingNo } = order
  const adminId = requireUser(ctx).id
  const invoice = await sendWithParcel(trx, order, { adminId, trackingNoBefore: before.trackingNo })
  await audit(trx, ctx, {
    action: 'order.deliver',
    object: `order:${orderNo}`,
    before,
    after: { expressCompany, trackingNo, ...(invoice && { invoiceSent: invoice.id }) },
  })
  return { order, before, invoice }
}

interface Shipment {
  orderId: string
  trackingNo: string
}

/** Ships many orders. Unlike a single shipment, it never changes a number that an order already has. */
export async function shipOrders(ctx: HttpContext, shipments: Shipment[]) {
  const numbers = new Map(shipments.map(({ orderId, trackingNo }) => [orderId, trackingNo]))
  const orders = await Order.query()
    .whereIn('orderNo', [...numbers.keys()])
    .select('id', 'orderNo')
  const orderNos = new Map(orders.map(({ id, orderNo }) => [id, orderNo]))
  const unknown = [...numbers.keys()].filter((orderNo) => !orders.some((order) => order.orderNo === orderNo))
  const { succeeded, refused } = await eachRow(ctx, [...orderNos.keys()], async (trx, id) => {
    const orderNo = orderNos.get(id)!
    const { before } = await shipOrder(trx, ctx, orderNo, { trackingNo: numbers.get(orderNo)! })
    if (before.trackingNo !== null) throw new UserError(messages.shippedAlready(before.trackingNo))
  })
  return {
    succeeded,
    refused: [
      ...refused.map(({ id, reason }) => ({ orderId: orderNos.get(id)!, reason })),
      ...unknown.map((orderId) => ({ orderId, reason: new NotFound().message })),
    ],
  }
}
