import type { OrderType } from '@zhuxue/api/terms/commerce'
import type { Checkout } from './checkout'

export type Bought = {
  orderType: string
  orderItems: { courseId: number; courseCount: number; orderItemName: string }[]
}

/** The products of an order as the confirmation takes them, to buy the same again; a textbook is one of them. */
export function checkoutOf({ orderType, orderItems }: Bought): Checkout {
  const products = orderItems.map(({ courseId, courseCount, orderItemName }) => ({
    courseId,
    courseCount,
    courseName: orderItemName,
  }))
  return { products, orderType: orderType as OrderType }
}
