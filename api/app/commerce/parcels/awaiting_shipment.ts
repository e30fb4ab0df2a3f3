import type { ChainableContract } from '@adonisjs/lucid/types/querybuilder'
import { ShippedTypes } from '#catalogue/terms'
import { OrderStatus } from '#commerce/terms'

const types = ShippedTypes.join(', ')

/** Goods of an order that are neither digital nor refunded. Contains literals only. */
export const existsShippableItemSql = `select 1 from order_items where order_items.order_id = orders.id
  and order_items.course_type in (${types}) and order_items.refunded_count < order_items.course_count`

/**
 * Paid orders whose parcel is to be sent. The index of `awaits_shipment` preselects them (it is true for each); the other
 * conditions decide.
 */
export function scopeAwaitingShipment<Query extends Pick<ChainableContract, 'where' | 'whereNull' | 'whereRaw'>>(
  query: Query
): Query {
  query.where('orders.awaits_shipment', true)
  query.where('orders.order_status', OrderStatus.Paid)
  query.whereNull('orders.tracking_no')
  query.whereRaw(`exists (${existsShippableItemSql})`)
  return query
}
