import { OrderStatus } from '@zhuxue/api/terms/commerce'
import { withQuery } from '~/lib/paths'

/** What is looked for in 我的订单; it stands in the address, so that a link and a reload show the same. */
export type OrderQuery = {
  productName: string
  orderStatus: OrderStatus | null
  page: number
  pageSize: number
}

/** Learner side 9. */
export const OrderPageSizes = [10, 20, 50, 100] as const
const statuses = Object.values(OrderStatus)

/** An address may be anybody's text: what is not one of ours counts as not said. */
export function readOrderQuery(search: string): OrderQuery {
  const said = new URLSearchParams(search)
  const [page, size, status] = ['page', 'pageSize', 'orderStatus'].map((name) =>
    Number(said.get(name))
  )
  return {
    productName: (said.get('productName') ?? '').trim().slice(0, 100),
    orderStatus: statuses.find((one) => one === status) ?? null,
    page: Number.isInteger(page) && page! > 0 ? page! : 1,
    pageSize: OrderPageSizes.find((one) => one === size) ?? OrderPageSizes[0],
  }
}

/** The address of what is looked for; what goes without saying is not said. */
export function orderAddress(path: string, query: OrderQuery): string {
  return withQuery(path, {
    productName: query.productName,
    orderStatus: query.orderStatus,
    page: query.page > 1 ? query.page : null,
    pageSize: query.pageSize === OrderPageSizes[0] ? null : query.pageSize,
  })
}
