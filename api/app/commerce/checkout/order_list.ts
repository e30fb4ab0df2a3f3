import Order from '#commerce/order'
import { scopeAwaitingShipment } from '#commerce/parcels/awaiting_shipment'
import { OrderStatus, ShipmentState } from '#commerce/terms'
import type { CurrentUser } from '#core/current_user'
import { likeContains } from '#core/query_rules'

export interface MyOrderFilters {
  productName?: string
  orderStatus?: number[]
  shipment?: ShipmentState
  refunded?: boolean
  page?: number
  pageSize?: number
}

export async function myOrders(user: CurrentUser, filters: MyOrderFilters) {
  const { productName, orderStatus, shipment, refunded, page = 1, pageSize = 10 } = filters
  const query = Order.ownedBy(user)
  if (orderStatus?.length) query.whereIn('orderStatus', orderStatus)
  if (shipment === ShipmentState.Waiting) scopeAwaitingShipment(query)
  if (shipment === ShipmentState.Shipped) {
    query.where('orderStatus', OrderStatus.Paid).whereNotNull('trackingNo')
  }
  if (refunded) query.where('refundedFen', '>', 0)
  if (productName) {
    query.whereHas('items', (items) => items.whereRaw("item_name like ? escape '!'", [likeContains(productName)]))
  }
  const found = await query.preload('items').orderBy('id', 'desc').paginate(page, pageSize)
  return { orders: found.all(), total: found.total }
}
