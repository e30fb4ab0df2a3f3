import { OrderStatus } from '@zhuxue/api/terms/commerce'
import { withQuery } from '~/lib/paths'

/** Filters of 我的订单, kept in the address. */
export type OrderQuery = {
  productName: string
  orderStatus: OrderStatus | null
  page: number
  pageSize: number
}

/** Learner side 9. */
export const OrderPageSizes = [10, 20, 50, 100] as const
const statuses = Object.values(OrderStatus)

/** The address is not trusted: unknown values count as absent. */
export function readOrderQuery(search: string): OrderQuery {
  const params = new URLSearchParams(search)
  const [page, size, status] = ['page', 'pageSize', 'orderStatus'].map((name) =>
    Number(params.get(name))
  )
  return {
    productName: (params.get('productName') ?? '').trim().slice(0, 100),
    orderStatus: statuses.find((one) => one === status) ?? null,
    page: Number.isInteger(page) && page! > 0 ? page! : 1,
    pageSize: OrderPageSizes.find((one) => one === size) ?? OrderPageSizes[0],
  }
}

/** Defaults are left out. */
export function orderAddress(path: string, query: OrderQuery): string {
  return withQuery(path, {
    productName: query.productName,
    orderStatus: query.orderStatus,
    page: query.page > 1 ? query.page : null,
    pageSize: query.pageSize === OrderPageSizes[0] ? null : query.pageSize,
  })
}
