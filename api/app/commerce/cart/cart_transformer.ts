import { toYuan } from '#core/money'
import type CartItem from '#commerce/cart/cart_item'
import type { OwnedLine } from '#commerce/pricing/owned_lines'
import type { Product } from '#commerce/pricing/product'
import { toOwnedLine } from '#commerce/pricing/quote_transformer'
import { toTextbook } from '#commerce/pricing/textbook'

export function toCartItem(
  item: CartItem,
  product: Product,
  { book, owned }: { book?: Product; owned?: OwnedLine } = {}
) {
  return {
    cartItemId: item.id,
    courseCount: item.courseCount,
    withBook: Boolean(item.withBook),
    /** At the time it was added; null when unknown. */
    pricePutIn: item.priceFen === null ? null : toYuan(item.priceFen),
    ...toCartProduct(product, book),
    ...toOwnedLine(owned),
  }
}

/** Also for visitors; `book` is the textbook that can be added. */
export function toCartProduct(product: Product, book?: Product) {
  return {
    courseId: product.courseId,
    cartItemName: product.courseName,
    coursePrice: toYuan(product.priceFen),
    courseType: product.courseType,
    freightPrice: toYuan(product.freightFen),
    courseImgUrl: product.coverUrl,
    teacherName: product.teacherName,
    book: toTextbook(book),
    available: product.unavailable === null,
    unavailableReason: product.unavailable,
  }
}
