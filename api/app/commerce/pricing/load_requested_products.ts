import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { findActiveChannel } from '#channels/open_channel'
import { NoCode } from '#channels/terms'
import { productsById, productsFor, type BuyerData, type Product } from '#commerce/pricing/product'
import type { QuoteChannel } from '#commerce/pricing/price_rules'
import { OrderType } from '#commerce/terms'
import type { CurrentUser } from '#core/current_user'

export interface RequestedProduct {
  courseId: number
  courseCount: number
  /** Buys the linked textbook too, one per copy (连同教材一起购买). */
  withBook?: boolean
}

export interface RequestedProducts {
  products: RequestedProduct[]
  exclusiveCode?: string
  orderType?: OrderType
}

export interface RequestedLine {
  courseId: number
  courseCount: number
  bookOf?: number
}

export interface GatheredProducts {
  orderType: OrderType
  lines: RequestedLine[]
  products: Map<number, Product>
  channel: QuoteChannel | null
  /** False when the given code belongs to no open channel: it has no effect. */
  codeKnown: boolean
  /** Null for a visitor, as are the visitor's data on each product. */
  buyer: BuyerData | null
}

export async function gatherProducts(
  buyer: CurrentUser | null,
  { products: requested, exclusiveCode, orderType = OrderType.Single }: RequestedProducts,
  client: QueryClientContract
): Promise<GatheredProducts> {
  const courseIds = requested.map(({ courseId }) => courseId)
  const { products, buyer: facts } = buyer
    ? await productsFor(buyer.id, courseIds, client)
    : { products: await productsById(courseIds), buyer: null }
  const books = linkedTextbooks(requested, products, orderType)
  for (const { book } of books) if (book) products.set(book.courseId, book)
  const channel = await findActiveChannel(exclusiveCode, client)
  const code = exclusiveCode?.trim() ?? ''
  return {
    orderType,
    lines: [...requested, ...books.map(({ line }) => line)],
    products,
    channel,
    codeKnown: channel !== null || code === '' || code === NoCode,
    buyer: facts,
  }
}

/** A bulk order takes none. A textbook that is no longer for sale keeps its line, so that the check rejects it. */
function linkedTextbooks(
  requested: RequestedProduct[],
  products: Map<number, Product>,
  orderType: OrderType
): { line: RequestedLine; book: Product | null }[] {
  if (orderType === OrderType.Package) return []
  return requested.flatMap(({ courseId: bookOf, courseCount, withBook }) => {
    const course = products.get(bookOf)
    if (!withBook || !course?.relatedCourseId) return []
    const book = course.textbook
    return [{ line: { courseId: book?.courseId ?? 0, courseCount, bookOf }, book }]
  })
}
