import { yuan } from '#core/money'
import type CartItem from '#commerce/cart/cart_item'
import type { Product } from '#commerce/pricing/product'
import { toTextbook } from '#commerce/pricing/textbook'

/** A line of the cart as the screen shows it. What cannot be bought any more stays, with the reason. */
export function toCartItem(item: CartItem, product: Product, book?: Product) {
  return {
    cartItemId: item.id,
    courseCount: item.courseCount,
    withBook: Boolean(item.withBook),
    /** What it cost when it was put in; null when nobody knows. */
    pricePutIn: item.priceFen === null ? null : yuan(item.priceFen),
    ...toCartProduct(product, book),
  }
}

/** What is true of a course in anybody's cart, `book` being the textbook that could come along. */
export function toCartProduct(product: Product, book?: Product) {
  return {
    courseId: product.courseId,
    cartItemName: product.courseName,
    coursePrice: yuan(product.priceFen),
    courseType: product.courseType,
    freightPrice: yuan(product.freightFen),
    courseImgUrl: product.coverUrl,
    teacherName: product.teacherName,
    book: toTextbook(book),
    available: product.unavailable === null,
    unavailableReason: product.unavailable,
  }
}
