import type { OrderType } from '@zhuxue/api/terms/commerce'
import type { Checkout } from './checkout'

export type PastOrder = {
  orderType: string
  orderItems: { courseId: number; courseCount: number; orderItemName: string }[]
}

/** To buy the same again; a textbook is a product of its own. */
export function checkoutFromOrder({ orderType, orderItems }: PastOrder): Checkout {
  const products = orderItems.map(({ courseId, courseCount, orderItemName }) => ({
    courseId,
    courseCount,
    courseName: orderItemName,
  }))
  return { products, orderType: orderType as OrderType }
}
