import { yuan } from '#core/money'
import type CartItem from '#commerce/cart_item'
import type { Product } from '#commerce/product'

/** A line of the cart as the screen shows it. What cannot be bought any more stays, with the reason. */
export function cartAnswer(item: CartItem, product: Product) {
  return {
    cartItemId: item.id,
    courseId: item.courseId,
    cartItemName: product.courseName,
    courseCount: item.courseCount,
    withBook: Boolean(item.withBook),
    coursePrice: yuan(product.priceFen),
    courseType: product.courseType,
    freightPrice: yuan(product.freightFen),
    courseImgUrl: product.coverUrl,
    teacherName: product.teacherName,
    available: product.unavailable === null,
    unavailableReason: product.unavailable,
  }
}
