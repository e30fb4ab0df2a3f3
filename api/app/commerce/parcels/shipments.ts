import db from '@adonisjs/lucid/services/db'
import { ShippedTypes } from '#catalogue/terms'
import type Order from '#commerce/order'
import { OrderStatus, ParcelState, ParcelStateText, ShipmentState, ShipmentStateText } from '#commerce/terms'

export interface OrderShipment {
  shipment: ShipmentState
  /** The latest tracking step. */
  text: string
}

/** By order; orders without goods to ship are absent. Needs `items` to be preloaded. */
export async function shipmentsOf(orders: readonly Order[]): Promise<Map<number, OrderShipment>> {
  const paid = orders.filter(({ orderStatus }) => orderStatus === OrderStatus.Paid)
  const states = await parcelStatesOf(paid)
  const found = paid.flatMap((order): [number, OrderShipment][] => {
    if (order.trackingNo) {
      const state = states.get(parcelKey(order.expressCompany, order.trackingNo))
      const isKnown = state !== undefined && state !== ParcelState.Unknown
      const text = isKnown ? ParcelStateText[state] : ShipmentStateText.shipped
      return [[order.id, { shipment: ShipmentState.Shipped, text }]]
    }
    if (!order.awaitsShipment || !hasGoodsToShip(order)) return []
    return [[order.id, { shipment: ShipmentState.Waiting, text: ShipmentStateText.waiting }]]
  })
  return new Map(found)
}

async function parcelStatesOf(orders: readonly Order[]): Promise<Map<string, ParcelState>> {
  const numbers = orders.map(({ trackingNo }) => trackingNo).filter((number) => number !== null)
  if (numbers.length === 0) return new Map()
  const rows = await db
    .from('parcels')
    .whereIn('tracking_no', numbers)
    .select('express_company', 'tracking_no', 'state')
  return new Map(rows.map((row) => [parcelKey(row.express_company, row.tracking_no), row.state]))
}

const parcelKey = (company: string | null, number: string) => `${company} ${number}`

const hasGoodsToShip = ({ items }: Order) =>
  items.some(
    ({ courseType, refundedCount, courseCount }) => ShippedTypes.includes(courseType) && refundedCount < courseCount
  )
