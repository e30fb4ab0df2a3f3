import { OrderStatus, ShipmentState } from '@zhuxue/api/terms/commerce'
import { pagingParams, readPaging } from '~/lib/pagination'
import { withQuery } from '~/lib/paths'

/** Filters of 我的订单, stored in the URL. */
export type OrderQuery = {
  productName: string
  orderStatus: OrderStatus | null
  shipment: ShipmentState | null
  /** Orders with a refund. */
  refunded: boolean
  page: number
  pageSize: number
}

/** docs/product.md 17.1. */
export const OrderPageSizes = [10, 20, 50, 100] as const
const statuses = Object.values(OrderStatus)
const shipments = Object.values(ShipmentState)

/** The URL is untrusted: unknown values count as absent. */
export function readOrderQuery(search: string): OrderQuery {
  const params = new URLSearchParams(search)
  const status = Number(params.get('orderStatus'))
  return {
    productName: (params.get('productName') ?? '').trim().slice(0, 100),
    orderStatus: statuses.find((one) => one === status) ?? null,
    shipment: shipments.find((one) => one === params.get('shipment')) ?? null,
    refunded: params.get('refunded') === 'true',
    ...readPaging(params, OrderPageSizes),
  }
}

/** Defaults are omitted. */
export function orderAddress(path: string, query: OrderQuery): string {
  return withQuery(path, {
    productName: query.productName,
    orderStatus: query.orderStatus,
    shipment: query.shipment,
    refunded: query.refunded ? 'true' : null,
    ...pagingParams(query, OrderPageSizes),
  })
}
