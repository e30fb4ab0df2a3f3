import { toYuan } from '#core/money'
import type { Product } from '#commerce/pricing/product'

/** As the page shows it next to its course. */
export function toTextbook(book: Product | null) {
  if (!book) return null
  return {
    courseId: book.courseId,
    courseName: book.courseName,
    coursePrice: toYuan(book.priceFen),
    courseImgUrl: book.coverUrl,
  }
}
