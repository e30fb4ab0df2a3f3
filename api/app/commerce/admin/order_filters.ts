import type { ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { NoCode } from '#channels/terms'
import Order from '#commerce/order'
import { scopeAwaitingShipment } from '#commerce/parcels/awaiting_shipment'
import { OrderStatus, RefundFilter, type OrderType } from '#commerce/terms'
import { likeContains, matchTelephone } from '#core/query_rules'
import { Reading } from '#core/paginate'
import { BusinessZone, toStored } from '#core/time'

/** Times are in the business time zone (docs/product.md 13.7). */
export interface OrderFilters {
  /** These orders, of any status by default. */
  orderIds?: string[]
  orderId?: string
  /** Orders that had the number `orderId` at a former platform (`formerOrderIds`). */
  formerIds?: number[]
  productName?: string
  /** Ids that match `productName`, when they were looked up before (`courseIdsByName`). */
  productIds?: number[]
  paidTimeStart?: string
  paidTimeEnd?: string
  createTimeStart?: string
  createTimeEnd?: string
  /** Default: paid. */
  orderStatus?: number[]
  telephone?: string
  /** The buyer. */
  userId?: number
  exclusiveCode?: string
  /** The channel's user id: orders of all codes it ever had. */
  channelId?: number
  courseTypes?: number[]
  orderType?: OrderType
  toShip?: boolean
  refunded?: RefundFilter
  /** With a request for a refund that waits. */
  refundRequested?: boolean
}

type Query = ModelQueryBuilderContract<typeof Order, Order>

export function filteredOrders(filters: OrderFilters, reading: Reading = Reading.Along): Query {
  const { orderId, telephone, orderType, refunded } = filters
  const query = Order.query()
  filterByStatus(query, filters, reading)
  narrowByTime(query, filters)
  narrowByCode(query, filters, reading)
  filterByItems(query, filters, reading)
  if (orderId && filters.formerIds?.length) query.whereIn('orders.id', filters.formerIds)
  else if (orderId) query.where('orderNo', orderId)
  if (filters.orderIds) query.whereIn('orderNo', filters.orderIds)
  if (orderType) query.where('orderType', orderType)
  if (filters.userId) query.where('userId', filters.userId)
  if (telephone) {
    query.whereHas('user', (user) => matchTelephone(user as never, 'telephone', telephone))
  }
  if (filters.toShip) scopeAwaitingShipment(query)
  if (filters.refundRequested) {
    query.whereIn('orders.id', db.from('refund_requests').whereNotNull('open_order_id').select('open_order_id'))
  }
  if (refunded) narrowByRefund(query, refunded, reading)
  return query
}

/**
 * A course type with few orders is found through the line items. An index on the status, which most orders share, would
 * return them in another order, with their line items scattered over the disk.
 */
function filterByStatus(query: Query, filters: OrderFilters, reading: Reading) {
  const {
    courseTypes = [],
    orderIds,
    orderStatus = orderIds ? Object.values(OrderStatus) : [OrderStatus.Paid],
  } = filters
  const byLines = reading === Reading.Few && courseTypes.length && !isSelectiveStatusFilter(filters)
  const status = byLines ? db.raw('coalesce(orders.order_status, 0)') : 'orders.order_status'
  query.whereIn(status as never, orderStatus)
}

/** An index that begins with the status is selective here: open orders are few, or the next column narrows it. */
function isSelectiveStatusFilter(filters: OrderFilters): boolean {
  const { orderStatus = [], paidTimeStart, paidTimeEnd, refunded } = filters
  const isOpen = orderStatus.length > 0 && orderStatus.every((one) => one === OrderStatus.Paying)
  const isGivenBack = refunded && refunded !== RefundFilter.None
  return Boolean(isOpen || paidTimeStart || paidTimeEnd || isGivenBack)
}

/** Products by their current name. */
function filterByItems(query: Query, filters: OrderFilters, reading: Reading) {
  const { productName, productIds, courseTypes = [] } = filters
  const name = likeContains(productName ?? '')
  if (productName && reading === Reading.Few) {
    query.distinct().join('order_items as named', 'named.order_id', 'orders.id')
    if (productIds) query.whereIn('named.course_id', productIds)
    else {
      query.join('courses', 'courses.id', 'named.course_id').whereRaw("courses.course_name like ? escape '!'", [name])
    }
  } else if (productName) {
    query.whereRaw(
      `${existsOrderItemSql} join courses on courses.id = order_items.course_id
       where order_items.order_id = orders.id and courses.course_name like ? escape '!' limit 1) = 1`,
      [name]
    )
  }
  if (!courseTypes.length) return
  if (reading === Reading.Few && !productName) {
    query
      .distinct()
      .join('order_items as typed', 'typed.order_id', 'orders.id')
      .whereIn('typed.course_type', courseTypes)
  } else {
    const marks = courseTypes.map(() => '?').join(', ')
    query.whereRaw(
      `${existsOrderItemSql} where order_items.order_id = orders.id and course_type in (${marks}) limit 1) = 1`,
      courseTypes
    )
  }
}

/** The comparison with 1 makes the engine check order by order; `exists` would be rewritten to a join. */
const existsOrderItemSql = '(select 1 from order_items'

/** While orders are read along an index, `coalesce` prevents an index of this column from being chosen. */
function narrowByCode(query: Query, filters: OrderFilters, reading: Reading) {
  const { exclusiveCode, channelId } = filters
  const along = reading === Reading.Along
  const code = along ? db.raw("coalesce(orders.exclusive_code, '')") : 'exclusiveCode'
  if (exclusiveCode === NoCode && along) query.where(code as never, '')
  else if (exclusiveCode === NoCode) query.whereNull('exclusiveCode')
  else if (exclusiveCode) query.where(code as never, exclusiveCode)
  if (channelId) {
    query.whereIn('channelId', db.from('channels').select('id').where('user_id', channelId))
  }
}

function narrowByTime(query: Query, filters: OrderFilters) {
  if (filters.paidTimeStart) query.where('paidAt', '>=', from(filters.paidTimeStart))
  if (filters.paidTimeEnd) query.where('paidAt', '<', until(filters.paidTimeEnd))
  if (filters.createTimeStart) query.where('orders.created_at', '>=', from(filters.createTimeStart))
  if (filters.createTimeEnd) query.where('orders.created_at', '<', until(filters.createTimeEnd))
}

function narrowByRefund(query: Query, refunded: RefundFilter, reading: Reading) {
  if (refunded === RefundFilter.None) {
    const refundedColumn = reading === Reading.Few ? 'orders.refunded_fen' : db.raw('coalesce(orders.refunded_fen, 0)')
    query.where(refundedColumn as never, 0)
  } else query.where('orders.refunded_fen', '>', 0)
  if (refunded === RefundFilter.Partly) query.whereColumn('orders.refunded_fen', '<', 'orders.amount_fen')
  if (refunded === RefundFilter.Wholly) query.whereColumn('orders.refunded_fen', '>=', 'orders.amount_fen')
}

function from(text: string): string {
  return toStored(DateTime.fromSQL(text, { zone: BusinessZone }))
}

/** The upper bound is exclusive. */
function until(text: string): string {
  const unit = text.length > 10 ? { seconds: 1 } : { days: 1 }
  return toStored(DateTime.fromSQL(text, { zone: BusinessZone }).plus(unit))
}
