import type { OrderType } from '@zhuxue/api/terms/commerce'
import type { Checkout } from './checkout'

export type PastOrder = {
  orderType: string
  orderItems: { courseId: number; courseCount: number; orderItemName: string }[]
}

/** Buys the same again; a textbook is a separate product. */
export function checkoutFromOrder({ orderType, orderItems }: PastOrder): Checkout {
  const products = orderItems.map(({ courseId, courseCount, orderItemName }) => ({
    courseId,
    courseCount,
    courseName: orderItemName,
  }))
  return { products, orderType: orderType as OrderType }
}
