import db from '@adonisjs/lucid/services/db'
import { filteredOrders, type OrderFilters } from '#commerce/admin/order_filters'
import { toYuan } from '#core/money'

export interface AdminOrdersQuery extends OrderFilters {
  page?: number
  pageSize?: number
}

export async function adminOrders({ page = 1, pageSize = 10, ...filters }: AdminOrdersQuery) {
  const found = await filteredOrders(filters)
    .preload('items')
    .preload('user')
    .orderBy('id', 'desc')
    .paginate(page, pageSize)
  const [{ $extras: sums }] = await filteredOrders(filters)
    .sum('amount_fen as amount')
    .sum('refunded_fen as refunded')
  const [amountFen, refundedFen] = [Number(sums.amount ?? 0), Number(sums.refunded ?? 0)]
  return {
    orders: found.all(),
    channels: await channelsOf(found.all().map(({ channelId }) => channelId)),
    total: found.total,
    amountTotal: toYuan(amountFen - refundedFen),
    refundTotal: toYuan(refundedFen),
  }
}

export interface OrderChannel {
  userId: number
  name: string
}

export async function channelsOf(
  channelIds: (number | null)[]
): Promise<Map<number, OrderChannel>> {
  const ids = [...new Set(channelIds.filter((id) => id !== null))]
  if (!ids.length) return new Map()
  const rows = await db
    .from('channels')
    .innerJoin('users', 'users.id', 'channels.user_id')
    .whereIn('channels.id', ids)
    .select('channels.id', 'channels.user_id', 'users.user_name')
  return new Map(
    rows.map((row) => [Number(row.id), { userId: Number(row.user_id), name: row.user_name }])
  )
}
