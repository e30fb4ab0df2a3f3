import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import Channel from '#channels/channel'
import { NoCode } from '#channels/terms'
import { productsById, type Product } from '#commerce/pricing/product'
import type { QuoteChannel } from '#commerce/pricing/price_rules'
import { textbooksOf } from '#commerce/pricing/textbook'
import { OrderStatus, OrderType } from '#commerce/terms'
import type { CurrentUser } from '#core/current_user'
import type { Trx } from '#core/transaction'

export interface RequestedProduct {
  courseId: number
  courseCount: number
  /** Buys the linked textbook too, one for each copy (连同教材一起购买). */
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
  /** False when a code was given that no open channel has: it counts as none. */
  codeKnown: boolean
  returning: boolean
}

export async function gatherProducts(
  buyer: CurrentUser | null,
  { products: requested, exclusiveCode, orderType = OrderType.Single }: RequestedProducts,
  client: QueryClientContract
): Promise<GatheredProducts> {
  const products = await productsById(
    requested.map(({ courseId }) => courseId),
    client
  )
  const books = await linkedTextbooks(requested, { products, orderType, client })
  for (const { book } of books) if (book) products.set(book.courseId, book)
  const channel = await Channel.byCode(exclusiveCode, client as Trx)
  const code = exclusiveCode?.trim() ?? ''
  return {
    orderType,
    lines: [...requested, ...books.map(({ line }) => line)],
    products,
    channel: channel && {
      id: channel.id,
      code: channel.exclusiveCode!,
      kind: channel.kind,
      discountBp: channel.discountBp,
    },
    codeKnown: channel !== null || code === '' || code === NoCode,
    returning: buyer !== null && (await isReturning(buyer.id, client)),
  }
}

/**
 * A bulk order takes none. A textbook that is no longer for sale keeps its line, so that the check refuses it.
 */
async function linkedTextbooks(
  requested: RequestedProduct[],
  given: { products: Map<number, Product>; orderType: OrderType; client: QueryClientContract }
): Promise<{ line: RequestedLine; book?: Product }[]> {
  if (given.orderType === OrderType.Package) return []
  const withBooks = requested.filter(
    ({ courseId, withBook }) => withBook && given.products.get(courseId)?.relatedCourseId
  )
  const books = await textbooksOf(
    withBooks.map(({ courseId }) => given.products.get(courseId)!),
    given.client
  )
  return withBooks.map(({ courseId: bookOf, courseCount }) => {
    const book = books.get(bookOf)
    return { line: { courseId: book?.courseId ?? 0, courseCount, bookOf }, book }
  })
}

async function isReturning(userId: number, client: QueryClientContract): Promise<boolean> {
  const paid = await client
    .from('orders')
    .where('user_id', userId)
    .where('order_status', OrderStatus.Paid)
    // A wholly refunded order does not count.
    .whereRaw('(refunded_fen < amount_fen or amount_fen = 0)')
    .select('id')
    .first()
  return paid !== null
}
