import {
  FreeFreightFrom,
  FreightReason,
  MaxCartQuantity,
  MaxDetailQuantity,
} from '@zhuxue/api/terms/commerce'
import { isVideo } from '~/lib/courseTypes'
import { clampQuantity } from '~/lib/quantity'
import { money } from '~/lib/format'
import type { Product, Quote } from '~/lib/http/wire'

export type Line = {
  courseId: number
  courseCount: number
  courseType: number
  coursePrice: number
  available: boolean
  withBook?: boolean
  /** The textbook that can come along; null when there is none for sale. */
  book?: unknown
  /** Yuan when it was put in; null when nobody knows. */
  pricePutIn?: number | null
}

/**
 * How many copies a line of the cart may hold (learner side 5): a video course is for one person unless
 * the cart is in bulk mode.
 */
export function countLimit(courseType: number, bulk: boolean): number {
  return isVideo(courseType) && !bulk ? 1 : MaxCartQuantity
}

/** The limit on the detail page: 1000, and 1 for a video course outside the bulk dialog. */
export function detailLimit(courseType: number, bulk: boolean): number {
  return isVideo(courseType) && !bulk ? 1 : MaxDetailQuantity
}

/** The copies a line stands for: a video course is one outside bulk mode, whatever was stored. */
export function fitLine(line: Line, bulk: boolean): number {
  return clampQuantity(line.courseCount, countLimit(line.courseType, bulk))
}

/** In bulk mode only video types are shown (learner side 5). */
export function shownLines<L extends Line>(lines: L[], bulk: boolean): L[] {
  return bulk ? lines.filter((line) => isVideo(line.courseType)) : lines
}

/** A seat of a bulk order is no parcel, so a textbook comes along outside bulk mode only. */
export function takesBook(line: Line, bulk: boolean): boolean {
  return !bulk && Boolean(line.withBook && line.book)
}

/** The lines that can be bought now, as the order wants them; `left` holds those that are not selected. */
export function products(lines: Line[], left: ReadonlySet<number>, bulk: boolean): Product[] {
  return shownLines(lines, bulk)
    .filter((line) => line.available && !left.has(line.courseId))
    .map((line) => ({
      courseId: line.courseId,
      courseCount: fitLine(line, bulk),
      ...(takesBook(line, bulk) && { withBook: true }),
    }))
}

/** What has become of a price since it was put in, in words; null when nothing has. */
export function priceMoved({ coursePrice, pricePutIn }: Line): string | null {
  if (pricePutIn === null || pricePutIn === undefined || pricePutIn === coursePrice) return null
  const by = money(Math.abs(coursePrice - pricePutIn))
  return coursePrice > pricePutIn ? `比加入时涨价 ¥${by}` : `比加入时便宜 ¥${by}`
}

/** How much is missing until freight is free (learner side 9); null when no freight is charged. */
export function freightHint(quote: Pick<Quote, 'freightReason' | 'basePrice'>): string | null {
  if (quote.freightReason !== FreightReason.Charged) return null
  const missing = FreeFreightFrom - quote.basePrice
  return missing > 0 ? `满${FreeFreightFrom}包邮，还差 ¥${money(missing)}` : null
}
