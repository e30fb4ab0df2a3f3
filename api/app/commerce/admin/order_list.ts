import db from '@adonisjs/lucid/services/db'
import { filteredOrders, type OrderFilters } from '#commerce/admin/order_filters'
import { formerOrderIds } from '#commerce/admin/former_orders'
import { courseIdsByName } from '#commerce/course_ids_by_name'
import Order from '#commerce/order'
import { toYuan } from '#core/money'
import { inOrderOf, pageOfRows } from '#core/paginate'
import { byName, sortedBy, type Sorting } from '#core/lists/sorting'

export interface AdminOrdersQuery extends OrderFilters, Sorting<'orders'> {
  page?: number
  pageSize?: number
}

const columns = {
  orderId: 'orders.order_no',
  orderName: byName('orders.order_name'),
  orderAmt: 'orders.amount_fen',
  orderStatus: 'orders.order_status',
  createTime: 'orders.created_at',
  paidTime: 'orders.paid_at',
}

/** Sums are null beyond `CountedRows`: they would need a read of every matching order. */
export async function adminOrders(query: AdminOrdersQuery) {
  const { page, pageSize, ...filterParams } = query
  const { productName } = filterParams
  const productIds = productName ? await courseIdsByName(productName) : undefined
  const formerIds = filterParams.orderId ? await formerOrderIds(filterParams.orderId) : undefined
  const filters = { ...filterParams, productIds, formerIds }
  const found = await pageOfRows((reading) => filteredOrders(filters, reading), {
    id: 'orders.id',
    sortBy: sortedBy<'orders'>(filterParams, columns),
    sums: ['orders.amount_fen', 'orders.refunded_fen'],
    page,
    pageSize,
  })
  const orders = await Order.query().whereIn('id', found.ids).preload('items').preload('user')
  const { total, more, sums } = found
  const [amountFen, refundedFen] = sums ?? []
  return {
    orders: inOrderOf(found.ids, orders),
    channels: await channelsOf(orders.map(({ channelId }) => channelId)),
    total,
    more,
    amountTotal: sums && toYuan(amountFen - refundedFen),
    refundTotal: sums && toYuan(refundedFen),
  }
}

export interface OrderChannel {
  userId: number
  name: string
}

export async function channelsOf(channelIds: (number | null)[]): Promise<Map<number, OrderChannel>> {
  const ids = [...new Set(channelIds.filter((id) => id !== null))]
  if (!ids.length) return new Map()
  const rows = await db
    .from('channels')
    .innerJoin('users', 'users.id', 'channels.user_id')
    .whereIn('channels.id', ids)
    .select('channels.id', 'channels.user_id', 'users.user_name')
  return new Map(rows.map((row) => [row.id, { userId: row.user_id, name: row.user_name }]))
}
