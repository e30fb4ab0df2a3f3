import { toFen, toYuan } from '@zhuxue/api/money'
import { discountedPrice } from '@zhuxue/api/price'

/** docs/product.md 2.6: the price of a product follows from original price and discount. Amounts in yuan. */
export const productPrice = (original: number | null | undefined, discount: number | null | undefined) =>
  toYuan(discountedPrice(toFen(original ?? 0), Math.round((discount ?? 1) * 10_000)))
