import type { HttpContext } from '@adonisjs/core/http'
import { filteredOrders } from '#commerce/admin/order_filters'
import { shippedItems } from '#commerce/admin/order_row_transformer'
import type Order from '#commerce/order'
import { audit, nothingToAudit } from '#core/audit/audit'
import { toWireTime } from '#core/time'
import { transaction } from '#core/transaction'

const maxParcels = 100

/** Reading unmasked addresses is audited with the order numbers (docs/threats.md T22). */
export async function listParcelsToShip(ctx: HttpContext) {
  const waiting = { toShip: true }
  const found = await filteredOrders(waiting).preload('items').orderBy('paidAt').orderBy('id').paginate(1, maxParcels)
  const orders = found.all()
  if (orders.length) {
    await transaction((trx) =>
      audit(trx, ctx, {
        action: 'order.list-parcels',
        object: 'orders',
        after: { orders: orders.map(({ orderNo }) => orderNo) },
      })
    )
  } else nothingToAudit(ctx)
  return { parcels: orders.map(parcel), total: found.total }
}

function parcel(order: Order) {
  return {
    orderId: order.orderNo,
    orderName: order.orderName,
    paidTime: toWireTime(order.paidAt),
    addr: order.addressSnapshot,
    contents: shippedItems(order).map(({ itemName, courseCount, refundedCount }) => ({
      itemName,
      count: courseCount - refundedCount,
    })),
  }
}
