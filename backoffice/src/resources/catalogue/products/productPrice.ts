import { toFen, toYuan } from '@zhuxue/api/money'
import { discountedPrice } from '@zhuxue/api/price'

/** docs/product.md 2.6: a product's price follows from its original price and its discount. Amounts in yuan. */
export const productPrice = (original: number | null | undefined, discount: number | null | undefined) =>
  toYuan(discountedPrice(toFen(original ?? 0), Math.round((discount ?? 1) * 10_000)))
