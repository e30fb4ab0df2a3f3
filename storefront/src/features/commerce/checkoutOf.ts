import type { OrderType } from '@zhuxue/api/terms/commerce'
import type { Checkout } from './checkout'

export type Bought = {
  orderType: string
  orderItems: { courseId: number; courseCount: number }[]
}

/** The products of an order as the confirmation takes them, to buy the same again. */
export function checkoutOf({ orderType, orderItems }: Bought): Checkout {
  const products = orderItems.map(({ courseId, courseCount }) => ({ courseId, courseCount }))
  return { products, orderType: orderType as OrderType }
}
