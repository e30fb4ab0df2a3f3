import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { CodeTypes, ShippedTypes, VideoTypes } from '#catalogue/terms'
import Channel from '#channels/channel'
import { NoCode, messages as channelSays } from '#channels/terms'
import type { CurrentUser } from '#core/current_user'
import { Refusal } from '#core/http/refusal'
import type { Trx } from '#core/transaction'
import { productsById, type Product } from '#commerce/pricing/product'
import { quote, type Quote } from '#commerce/pricing/quote'
import { MaxCartQuantity, OrderStatus, OrderType, messages } from '#commerce/terms'
import { textbooksOf } from '#commerce/pricing/textbook'

export interface WantedProduct {
  courseId: number
  courseCount: number
  /** The textbook of the course comes along, one a copy (连同教材一起购买). */
  withBook?: boolean
}

export interface WantedProducts {
  products: WantedProduct[]
  exclusiveCode?: string
  orderType?: OrderType
}

/** A quote with what the confirmation page and the order need beside it. */
export interface PricedProducts {
  quote: Quote
  products: Map<number, Product>
  orderType: OrderType
  needAddress: boolean
  needExclusiveCode: boolean
  /** False when a code was given that no open channel has: it counts as none. */
  codeKnown: boolean
}

/**
 * Prices what a person wants to buy, with the very function and facts that buying uses. For a visitor, of
 * whom nothing is known, rule 01 does not hold.
 * @throws Refusal for what cannot be bought together, or not at all (`unavailable`, with each of them and why)
 */
export async function priceProducts(
  buyer: CurrentUser | null,
  { products: asked, exclusiveCode, orderType = OrderType.Single }: WantedProducts,
  client: QueryClientContract
): Promise<PricedProducts> {
  const products = await productsById(
    asked.map(({ courseId }) => courseId),
    client
  )
  const wanted = [...asked, ...(await linkedTextbooks(asked, { products, orderType, client }))]
  refuseUnavailable(wanted, products)

  const channel = await Channel.byCode(exclusiveCode, client as Trx)
  const result = quote({
    products: wanted.map(({ courseId, courseCount }) => ({
      ...products.get(courseId)!,
      count: courseCount,
    })),
    returning: buyer !== null && (await isReturning(buyer.id, client)),
    channel: channel && {
      id: channel.id,
      code: channel.exclusiveCode!,
      kind: channel.kind,
      discountBp: channel.discountBp,
    },
  })
  refuseCounts(result, orderType)

  const types = result.lines.map(({ courseType }) => courseType)
  const given = exclusiveCode?.trim() ?? ''
  return {
    quote: result,
    products,
    orderType,
    needAddress: types.some((type) => ShippedTypes.includes(type)),
    needExclusiveCode: types.some((type) => CodeTypes.includes(type)),
    codeKnown: channel !== null || given === '' || given === NoCode,
  }
}

/** @throws Refusal when a course of the order is sold with a channel's code only and none is given */
export function refuseMissingCode({
  needExclusiveCode,
  quote: { channel },
  codeKnown,
}: PricedProducts) {
  if (!needExclusiveCode || channel) return
  throw new Refusal(codeKnown ? messages.codeNeeded : channelSays.codeNotFound, {
    field: 'exclusiveCode',
  })
}

type Line = { courseId: number; courseCount: number; bookOf?: number }

/**
 * The textbooks that come along, added to `products`. A seat is a course and no parcel, so a bulk order
 * takes none. A book that is not for sale any more stays among the wanted, so that its buyer is told.
 */
async function linkedTextbooks(
  asked: WantedProduct[],
  facts: { products: Map<number, Product>; orderType: OrderType; client: QueryClientContract }
): Promise<Line[]> {
  if (facts.orderType === OrderType.Package) return []
  const courses = asked.filter(
    ({ courseId, withBook }) => withBook && facts.products.get(courseId)?.relatedCourseId
  )
  const known = courses.map(({ courseId }) => facts.products.get(courseId)!)
  const books = await textbooksOf(known, facts.client)
  return courses.map(({ courseId: bookOf, courseCount }) => {
    const book = books.get(bookOf)
    if (book) facts.products.set(book.courseId, book)
    return { courseId: book?.courseId ?? 0, courseCount, bookOf }
  })
}

function refuseUnavailable(wanted: Line[], products: Map<number, Product>) {
  const unavailable = wanted
    .map((line) => ({ ...line, reason: whyNot(line, products.get(line.courseId)) }))
    .filter(({ reason }) => reason !== null)
    .map(({ courseId, bookOf, reason }) => (bookOf ? { bookOf, reason } : { courseId, reason }))
  if (!unavailable.length) return
  throw new Refusal(unavailable[0].reason!, { code: 'unavailable', payload: { unavailable } })
}

function whyNot({ bookOf }: Line, product?: Product): string | null {
  if (product) return product.unavailable
  return bookOf ? messages.bookNotForSale : messages.notForSale
}

/** Videos are watched by one person, so several copies make sense only as seats of a bulk order. */
function refuseCounts({ lines }: Quote, orderType: OrderType) {
  const isVideo = (line: Quote['lines'][number]) => VideoTypes.includes(line.courseType)
  if (lines.some(({ count }) => count > MaxCartQuantity)) throw new Refusal(messages.tooMany)
  if (orderType === OrderType.Package) {
    if (!lines.every(isVideo)) throw new Refusal(messages.onlyVideosInBulk)
  } else if (lines.some((line) => isVideo(line) && line.count > 1)) {
    throw new Refusal(messages.oneCopy)
  }
}

async function isReturning(userId: number, client: QueryClientContract): Promise<boolean> {
  const paid = await client
    .from('orders')
    .where('user_id', userId)
    .where('order_status', OrderStatus.Paid)
    // Whoever gave everything back has bought nothing.
    .whereRaw('(refunded_fen < amount_fen or amount_fen = 0)')
    .select('id')
    .first()
  return paid !== null
}
