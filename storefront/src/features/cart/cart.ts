import { FreeFreightFrom, FreightReason, MaxDetailQuantity } from '@zhuxue/api/terms/commerce'
import { MaxCartQuantity } from '@zhuxue/api/terms/commerce/cart'
import { isVideo } from '~/lib/courseTypes'
import { clampQuantity } from '~/lib/quantity'
import { formatMoney } from '~/lib/format'
import type { Product, Quote } from '~/lib/http/apiTypes'

export type Line = {
  courseId: number
  courseCount: number
  courseType: number
  coursePrice: number
  available: boolean
  withBook?: boolean
  /** Null when no textbook is for sale. */
  book?: unknown
  /** Yuan when it was added; null when unknown. */
  pricePutIn?: number | null
}

/** docs/product.md 4.2: a video course is limited to one unless the cart is in bulk mode. */
export function cartQuantityLimit(courseType: number, bulk: boolean): number {
  return isVideo(courseType) && !bulk ? 1 : MaxCartQuantity
}

export function detailQuantityLimit(courseType: number, bulk: boolean): number {
  return isVideo(courseType) && !bulk ? 1 : MaxDetailQuantity
}

/** Clamps any stored value. */
export function lineQuantity(line: Line, bulk: boolean): number {
  return clampQuantity(line.courseCount, cartQuantityLimit(line.courseType, bulk))
}

/** docs/product.md 4.2. */
export function shownLines<L extends Line>(lines: L[], bulk: boolean): L[] {
  return bulk ? lines.filter((line) => isVideo(line.courseType)) : lines
}

/** The seats of a bulk order have no textbook. */
export function includesTextbook(line: Line, bulk: boolean): boolean {
  return !bulk && Boolean(line.withBook && line.book)
}

export function productsToOrder(lines: Line[], deselected: ReadonlySet<number>, bulk: boolean): Product[] {
  return shownLines(lines, bulk)
    .filter((line) => line.available && !deselected.has(line.courseId))
    .map((line) => ({
      courseId: line.courseId,
      courseCount: lineQuantity(line, bulk),
      ...(includesTextbook(line, bulk) && { withBook: true }),
    }))
}

/** Null when the price has not changed since it was added. */
export function priceChangeText({ coursePrice, pricePutIn }: Line): string | null {
  if (pricePutIn === null || pricePutIn === undefined || pricePutIn === coursePrice) return null
  const by = formatMoney(Math.abs(coursePrice - pricePutIn))
  return coursePrice > pricePutIn ? `比加入时涨价 ¥${by}` : `比加入时便宜 ¥${by}`
}

/** docs/product.md 4.2; null when shipping is free. */
export function freightHint(quote: Pick<Quote, 'freightReason' | 'basePrice'>): string | null {
  if (quote.freightReason !== FreightReason.Charged) return null
  const missing = FreeFreightFrom - quote.basePrice
  return missing > 0 ? `满${FreeFreightFrom}包邮，还差 ¥${formatMoney(missing)}` : null
}
