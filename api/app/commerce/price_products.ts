import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { CodeTypes, ShippedTypes, VideoTypes } from '#catalogue/terms'
import Channel from '#channels/channel'
import { NoCode, says as channelSays } from '#channels/terms'
import type { CurrentUser } from '#core/current_user'
import { Refusal } from '#core/refusal'
import type { Trx } from '#core/transaction'
import { productsById, type Product } from '#commerce/product'
import { quote, type Quote } from '#commerce/quote'
import { MaxCartQuantity, OrderStatus, OrderType, says } from '#commerce/terms'

export interface WantedProducts {
  products: { courseId: number; courseCount: number }[]
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
 * Prices what a person wants to buy, with the very function and facts that buying uses.
 * @throws Refusal for what cannot be bought together, or not at all; `unavailable` lists the courses
 */
export async function priceProducts(
  buyer: CurrentUser,
  { products: wanted, exclusiveCode, orderType = OrderType.Single }: WantedProducts,
  client: QueryClientContract
): Promise<PricedProducts> {
  const products = await productsById(
    wanted.map(({ courseId }) => courseId),
    client
  )
  refuseUnavailable(wanted, products)

  const channel = await Channel.byCode(exclusiveCode, client as Trx)
  const result = quote({
    products: wanted.map(({ courseId, courseCount }) => ({
      ...products.get(courseId)!,
      count: courseCount,
    })),
    returning: await isReturning(buyer.id, client),
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
  throw new Refusal(codeKnown ? says.codeNeeded : channelSays.codeNotFound, {
    field: 'exclusiveCode',
  })
}

function refuseUnavailable(wanted: WantedProducts['products'], products: Map<number, Product>) {
  const missing = wanted
    .map(({ courseId }) => ({ courseId, why: products.get(courseId) ?? null }))
    .map(({ courseId, why }) => ({ courseId, why: why ? why.unavailable : says.notForSale }))
    .filter(({ why }) => why !== null)
  if (!missing.length) return
  throw new Refusal(missing[0].why!, {
    payload: { unavailable: missing.map(({ courseId }) => courseId) },
  })
}

/** Videos are watched by one person, so several copies make sense only as seats of a bulk order. */
function refuseCounts({ lines }: Quote, orderType: OrderType) {
  const isVideo = (line: Quote['lines'][number]) => VideoTypes.includes(line.courseType)
  if (lines.some(({ count }) => count > MaxCartQuantity)) throw new Refusal(says.tooMany)
  if (orderType === OrderType.Package) {
    if (!lines.every(isVideo)) throw new Refusal(says.onlyVideosInBulk)
  } else if (lines.some((line) => isVideo(line) && line.count > 1)) {
    throw new Refusal(says.oneCopy)
  }
}

async function isReturning(userId: number, client: QueryClientContract): Promise<boolean> {
  const paid = await client
    .from('orders')
    .where('user_id', userId)
    .where('order_status', OrderStatus.Paid)
    .select('id')
    .first()
  return paid !== null
}
