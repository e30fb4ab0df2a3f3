import type { OrderType } from '@zhuxue/api/terms/commerce'
import type { Checkout } from './checkout'

export type Bought = {
  orderType: string
  orderItems: { courseId: number; courseCount: number; orderItemName: string }[]
}

/** The products of an order as the confirmation takes them, to buy the same again; a textbook is one of them. */
export function checkoutOf({ orderType, orderItems }: Bought): Checkout {
<<<<<<< Updated upstream
  const products = orderItems.map(({ courseId, courseCount }) => ({ courseId, courseCount }))
=======
  const products = orderItems.map(({ courseId, courseCount, orderItemName }) => ({
    courseId,
    courseCount,
    courseName: orderItemName,
  }))
>>>>>>> Stashed changes
  return { products, orderType: orderType as OrderType }
}
