import type { ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import { DateTime } from 'luxon'
import { NoCode } from '#channels/terms'
import Order from '#commerce/order'
import { OrderStatus } from '#commerce/terms'
import type { CurrentUser } from '#core/current_user'
import { yuan } from '#core/money'
import { containing } from '#core/query_rules'
import { BusinessZone, toStored } from '#core/time'

export interface OrderFilters {
  orderId?: string
  productName?: string
  paidTimeStart?: string
  paidTimeEnd?: string
  orderStatus?: number[]
  telephone?: string
  exclusiveCode?: string
  courseTypes?: number[]
  page?: number
  pageSize?: number
}

type Query = ModelQueryBuilderContract<typeof Order, Order>

/** A person's own orders, newest first. */
export async function myOrders(user: CurrentUser, filters: OrderFilters) {
  const page = await Order.ownedBy(user)
    .where((query) => narrow(query as Query, filters))
    .preload('items')
    .orderBy('id', 'desc')
    .paginate(filters.page ?? 1, filters.pageSize ?? 10)
  return { orders: page.all(), total: page.total }
}

/** Everybody's orders for the order desk, paid ones unless asked otherwise, with the sum of all that match. */
export async function allOrders(filters: OrderFilters) {
  const asked = { ...filters, orderStatus: filters.orderStatus ?? [OrderStatus.Paid] }
  const page = await Order.query()
    .where((query) => narrow(query as Query, asked))
    .preload('items')
    .preload('user')
    .orderBy('id', 'desc')
    .paginate(filters.page ?? 1, filters.pageSize ?? 10)
  const [{ $extras: sum }] = await Order.query()
    .where((query) => narrow(query as Query, asked))
    .sum('amount_fen as amount')
  return { orders: page.all(), total: page.total, amountTotal: yuan(Number(sum.amount ?? 0)) }
}

function narrow(query: Query, filters: OrderFilters): void {
  const { orderId, productName, orderStatus, telephone, exclusiveCode, courseTypes } = filters
  if (orderId) query.where('orderNo', orderId)
  if (orderStatus?.length) query.whereIn('orderStatus', orderStatus)
  if (productName) {
    query.whereHas('items', (items) =>
      items.whereRaw("item_name like ? escape '!'", [containing(productName)])
    )
  }
  if (courseTypes?.length)
    query.whereHas('items', (items) => items.whereIn('courseType', courseTypes))
  if (telephone) query.whereHas('user', (user) => user.where('telephone', telephone))
  if (exclusiveCode === NoCode) query.whereNull('exclusiveCode')
  else if (exclusiveCode) query.where('exclusiveCode', exclusiveCode)
  if (filters.paidTimeStart) query.where('paidAt', '>=', from(filters.paidTimeStart))
  if (filters.paidTimeEnd) query.where('paidAt', '<', until(filters.paidTimeEnd))
}

/** The first moment of what was typed: a day, or a second of one, of the business. */
function from(typed: string): string {
  return toStored(DateTime.fromSQL(typed, { zone: BusinessZone }))
}

/** The first moment after it. */
function until(typed: string): string {
  const unit = typed.length > 10 ? { seconds: 1 } : { days: 1 }
  return toStored(DateTime.fromSQL(typed, { zone: BusinessZone }).plus(unit))
}
