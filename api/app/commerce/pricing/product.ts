import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { CooperativeSubjects, CourseType, ShippedTypes } from '#catalogue/terms'
import type { PricedProduct } from '#commerce/pricing/price_rules'
import {
  partsOf,
  readForCart,
  readProducts,
  readProductsFor,
  visibleAmong,
  noExpiryDate,
  type BuyersRow,
  type OwnRow,
  type ProductRow,
} from '#commerce/pricing/product_query'
import { messages } from '#commerce/terms'

export interface Product extends PricedProduct {
  coverUrl: string | null
  teacherName: string | null
  isBundle: boolean
  unavailable: string | null
  relatedCourseId: number | null
  /** 连同教材一起购买 (docs/product.md 4.3); null unless it is for sale. */
  textbook: Product | null
  /** What the user can use of it now; null for nothing and for visitors. The last day is null for unlimited access. */
  owned: { lastDay: string | null } | null
  cartLine: CartLine | null
}

/** As a cart shows it: without rules it cannot be priced. */
export type ShownProduct = Omit<Product, 'rules'>

export interface CartLine {
  id: number
  courseCount: number
  withBook: boolean
  /** The price when it was added; null when unknown. */
  priceFen: number | null
}

export interface BuyerData {
  openOrders: number
  /** Has paid for something that was not wholly refunded. */
  isReturning: boolean
}

const nothingBought: BuyerData = { openOrders: 0, isReturning: false }

/** As visitors see them. */
export async function productsById(courseIds: number[]): Promise<Map<number, Product>> {
  if (!courseIds.length) return new Map()
  const client = db.connection()
  return toProducts(client, courseIds, await readProducts(client, courseIds))
}

export async function productsFor(
  userId: number,
  courseIds: number[],
  client: QueryClientContract = db.connection()
): Promise<{ products: Map<number, Product>; buyer: BuyerData }> {
  const rows = courseIds.length ? await readProductsFor(client, userId, courseIds) : []
  return {
    products: await toProducts(client, courseIds, rows),
    buyer: rows.length ? toBuyerData(rows[0]) : nothingBought,
  }
}

/** `lastSlot` is the highest slot used in the cart, 0 for an empty one. */
export async function productsInCart(
  userId: number,
  courseIds: number[],
  client: QueryClientContract = db.connection()
): Promise<{ products: Map<number, ShownProduct>; lastSlot: number }> {
  const rows = courseIds.length ? await readForCart(client, userId, courseIds) : []
  return { products: await toProducts(client, courseIds, rows), lastSlot: rows.at(0)?.last_slot ?? 0 }
}

/** In the order of the ids. */
async function toProducts(
  client: QueryClientContract,
  courseIds: number[],
  rows: (ProductRow | OwnRow)[]
): Promise<Map<number, Product>> {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const known = courseIds.flatMap((id) => byId.get(id) ?? [])
  const related = known.flatMap(({ related_course_id: id }) => id ?? [])
  const books = related.length ? await readProducts(client, related) : []
  const seen = await visibleAmong(client, [...rows, ...books])
  const textbooks = new Map(books.map((row) => [row.id, toProduct(row, seen, null)]))
  return new Map(
    known.map((row) => {
      const book = textbooks.get(row.related_course_id ?? 0)
      return [row.id, toProduct(row, seen, book && isTextbook(book) ? book : null)]
    })
  )
}

function isTextbook({ unavailable, courseType }: Product): boolean {
  return unavailable === null && ShippedTypes.includes(courseType)
}

function toProduct(row: ProductRow | OwnRow, seen: Set<number>, textbook: Product | null): Product {
  const { owned_until: until = null, item_id: itemId = null } = row as Partial<OwnRow>
  return {
    courseId: row.id,
    courseName: row.course_name,
    courseType: row.course_type,
    priceFen: row.price_fen,
    freightFen: row.freight_fen,
    rules: rulesOf(row),
    coverUrl: row.cover_url,
    teacherName: row.teacher_name,
    // A bundle has variants, too, and is bought whole.
    isBundle: Number(row.parts) === partsOf.bundle,
    unavailable: unavailableReason(row, seen),
    relatedCourseId: row.related_course_id,
    textbook,
    owned: until === null ? null : { lastDay: until === noExpiryDate ? null : until },
    cartLine: itemId === null ? null : toCartLine(row as OwnRow),
  }
}

const toCartLine = (row: OwnRow): CartLine => ({
  id: Number(row.item_id),
  courseCount: Number(row.item_count),
  withBook: Boolean(row.item_with_book),
  priceFen: row.item_price_fen,
})

const toBuyerData = (row: BuyersRow): BuyerData => ({
  openOrders: row.open_orders,
  isReturning: Boolean(row.is_returning),
})

function unavailableReason(course: ProductRow, seen: Set<number>): string | null {
  if (!seen.has(course.id) || course.course_type === CourseType.Article) return messages.notForSale
  // A cooperation course keeps its models for other clients and is bought itself (docs/product.md 2.9).
  const cooperative = CooperativeSubjects.includes(course.cert_subject!)
  const hasSpecifications = Number(course.parts) === partsOf.specifications
  if (hasSpecifications && !cooperative) return messages.selectModel
  return course.price_fen === 0 ? messages.freeOfCharge : null
}

function rulesOf({ rules }: ProductRow): PricedProduct['rules'] {
  if (!rules) return []
  return rules.split(',').map((rule) => {
    const [ruleCode, price] = rule.split(':')
    return { ruleCode, discountedPriceFen: price ? Number(price) : null }
  })
}
