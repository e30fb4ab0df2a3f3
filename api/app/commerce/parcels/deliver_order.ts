import { ShippedTypes } from '#catalogue/terms'
import Order from '#commerce/order'
import { ExpressCompany, OrderStatus, messages } from '#commerce/terms'
import { NotFound, UserError } from '#core/errors'
import { now } from '#core/time'
import type { Trx } from '#core/transaction'
import { writeMessage } from '#messages/write_message'

export interface Parcel {
  expressCompany?: string
  trackingNo: string
}

/** Saving again corrects the tracking number; the first shipping date stays. */
export async function deliverOrder(trx: Trx, orderNo: string, parcel: Parcel) {
  const order = await Order.query({ client: trx }).where('orderNo', orderNo).preload('items').forUpdate().first()
  if (!order) throw new NotFound()
  if (order.orderStatus !== OrderStatus.Paid) throw new UserError(messages.notPaidToShip)
  ensureShippable(order)

  const before = { expressCompany: order.expressCompany, trackingNo: order.trackingNo }
  await order
    .merge({
      expressCompany: parcel.expressCompany ?? ExpressCompany,
      trackingNo: parcel.trackingNo,
      awaitsShipment: false,
      deliveredAt: order.deliveredAt ?? now(),
    })
    .save()
  await writeMessage(trx, order.userId, {
    kind: 'parcelSent',
    // A corrected tracking number is worth another message.
    reference: `order:${order.id}:${parcel.trackingNo}`,
    facts: {
      orderNo,
      expressCompany: order.expressCompany!,
      trackingNo: parcel.trackingNo,
      contents: contentsOf(order),
    },
  })
  return { order, before }
}

function contentsOf({ items }: Order): string {
  const shipped = items.filter(({ courseType }) => ShippedTypes.includes(courseType))
  const left = shipped.filter(({ courseCount, refundedCount }) => refundedCount < courseCount)
  const [first, ...others] = left.length ? left : shipped
  return `“${first.itemName}”${others.length ? `等${others.length + 1}种` : ''}`
}

function ensureShippable(order: Order): void {
  const shipped = order.items.filter(({ courseType }) => ShippedTypes.includes(courseType))
  if (shipped.length === 0) throw new UserError(messages.nothingShips)
  const gone = shipped.every((item) => item.refundedCount >= item.courseCount)
  if (gone && !order.trackingNo) throw new UserError(messages.refundedParcel)
}
