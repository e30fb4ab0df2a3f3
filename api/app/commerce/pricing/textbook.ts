import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { ShippedTypes } from '#catalogue/terms'
import { toYuan } from '#core/money'
import { productsById, type Product } from '#commerce/pricing/product'

/** 连同教材一起购买 (docs/product.md 4.3), by course id; only textbooks that are for sale. */
export async function textbooksOf(
  products: Iterable<Product>,
  client?: QueryClientContract
): Promise<Map<number, Product>> {
  const courses = [...products].filter(({ relatedCourseId }) => relatedCourseId !== null)
  const books = await productsById(
    courses.map(({ relatedCourseId }) => relatedCourseId!),
    client
  )
  return new Map(
    courses
      .map(({ courseId, relatedCourseId }) => [courseId, books.get(relatedCourseId!)] as const)
      .filter((pair): pair is [number, Product] => isTextbook(pair[1]))
  )
}

function isTextbook(book?: Product): boolean {
  return book !== undefined && book.unavailable === null && ShippedTypes.includes(book.courseType)
}

export function toTextbook(book?: Product) {
  if (!book) return null
  return {
    courseId: book.courseId,
    courseName: book.courseName,
    coursePrice: toYuan(book.priceFen),
    courseImgUrl: book.coverUrl,
  }
}
