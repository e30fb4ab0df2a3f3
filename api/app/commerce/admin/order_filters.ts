import type { ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { NoCode } from '#channels/terms'
import Order from '#commerce/order'
import { narrowToShip } from '#commerce/parcels/to_ship'
import { OrderStatus, RefundFilter, type OrderType } from '#commerce/terms'
import { likeContains, matchTelephone } from '#core/query_rules'
import { BusinessZone, toStored } from '#core/time'

/** Times are of the business zone (docs/product.md 13.7). */
export interface OrderFilters {
  orderId?: string
  productName?: string
  paidTimeStart?: string
  paidTimeEnd?: string
  createTimeStart?: string
  createTimeEnd?: string
  /** Default: paid. */
  orderStatus?: number[]
  telephone?: string
  /** Who bought. */
  userId?: number
  exclusiveCode?: string
  /** The channel's user id: orders of all codes it ever had. */
  channelId?: number
  courseTypes?: number[]
  orderType?: OrderType
  toShip?: boolean
  refunded?: RefundFilter
}

type Query = ModelQueryBuilderContract<typeof Order, Order>

export function filteredOrders(filters: OrderFilters): Query {
  const { orderId, productName, telephone, courseTypes, orderType, refunded } = filters
  const query = Order.query().whereIn('orderStatus', filters.orderStatus ?? [OrderStatus.Paid])
  narrowByTime(query, filters)
  narrowByCode(query, filters)
  if (orderId) query.where('orderNo', orderId)
  if (orderType) query.where('orderType', orderType)
  if (filters.userId) query.where('userId', filters.userId)
  if (productName) {
    query.whereHas('items', (items) =>
      items.whereRaw("item_name like ? escape '!'", [likeContains(productName)])
    )
  }
  if (courseTypes?.length)
    query.whereHas('items', (items) => items.whereIn('courseType', courseTypes))
  if (telephone) {
    query.whereHas('user', (user) => matchTelephone(user as never, 'telephone', telephone))
  }
  if (filters.toShip) narrowToShip(query)
  if (refunded) narrowByRefund(query, refunded)
  return query
}

function narrowByCode(query: Query, { exclusiveCode, channelId }: OrderFilters) {
  if (exclusiveCode === NoCode) query.whereNull('exclusiveCode')
  else if (exclusiveCode) query.where('exclusiveCode', exclusiveCode)
  if (channelId) {
    query.whereIn('channelId', db.from('channels').select('id').where('user_id', channelId))
  }
}

function narrowByTime(query: Query, filters: OrderFilters) {
  if (filters.paidTimeStart) query.where('paidAt', '>=', from(filters.paidTimeStart))
  if (filters.paidTimeEnd) query.where('paidAt', '<', until(filters.paidTimeEnd))
  if (filters.createTimeStart) query.where('createdAt', '>=', from(filters.createTimeStart))
  if (filters.createTimeEnd) query.where('createdAt', '<', until(filters.createTimeEnd))
}

function narrowByRefund(query: Query, refunded: RefundFilter) {
  if (refunded === RefundFilter.None) query.where('refundedFen', 0)
  else query.where('refundedFen', '>', 0)
  if (refunded === RefundFilter.Partly) query.whereColumn('refunded_fen', '<', 'amount_fen')
  if (refunded === RefundFilter.Wholly) query.whereColumn('refunded_fen', '>=', 'amount_fen')
}

function from(text: string): string {
  return toStored(DateTime.fromSQL(text, { zone: BusinessZone }))
}

/** Exclusive. */
function until(text: string): string {
  const unit = text.length > 10 ? { seconds: 1 } : { days: 1 }
  return toStored(DateTime.fromSQL(text, { zone: BusinessZone }).plus(unit))
}
