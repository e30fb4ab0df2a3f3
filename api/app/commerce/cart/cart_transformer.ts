import { toYuan } from '#core/money'
import type { OwnedLine } from '#commerce/pricing/owned_lines'
import type { CartLine, ShownProduct } from '#commerce/pricing/product'
import { toOwnedLine } from '#commerce/pricing/quote_transformer'
import { toTextbook } from '#commerce/pricing/textbook'

export function toCartItem(line: CartLine, product: ShownProduct, owned?: OwnedLine) {
  return {
    cartItemId: line.id,
    courseCount: line.courseCount,
    withBook: line.withBook,
    /** The price when it was added; null when unknown. */
    pricePutIn: line.priceFen === null ? null : toYuan(line.priceFen),
    ...toCartProduct(product),
    ...toOwnedLine(owned),
  }
}

/** Also for visitors; `book` is the textbook that can be added. */
export function toCartProduct(product: ShownProduct) {
  return {
    courseId: product.courseId,
    cartItemName: product.courseName,
    coursePrice: toYuan(product.priceFen),
    courseType: product.courseType,
    freightPrice: toYuan(product.freightFen),
    courseImgUrl: product.coverUrl,
    teacherName: product.teacherName,
    book: toTextbook(product.textbook),
    available: product.unavailable === null,
    unavailableReason: product.unavailable,
  }
}
