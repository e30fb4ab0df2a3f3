import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { CodeTypes, ShippedTypes } from '#catalogue/terms'
import { ensureQuantities, ensureAvailable } from '#commerce/pricing/check_products'
import { gatherProducts, type RequestedProducts } from '#commerce/pricing/load_requested_products'
import { ownedLines, type OwnedLine } from '#commerce/pricing/owned_lines'
import type { BuyerData, Product } from '#commerce/pricing/product'
import { quote, type Quote } from '#commerce/pricing/quote'
import type { OrderType } from '#commerce/terms'
import type { CurrentUser } from '#core/current_user'
import { getOrFail } from '#core/get_or_fail'

export interface PricedProducts {
  quote: Quote
  products: Map<number, Product>
  orderType: OrderType
  needAddress: boolean
  needExclusiveCode: boolean
  codeKnown: boolean
  owned: Map<number, OwnedLine>
  /** Null for a visitor. */
  buyer: BuyerData | null
}

export async function priceProducts(
  buyer: CurrentUser | null,
  requested: RequestedProducts,
  client: QueryClientContract
): Promise<PricedProducts> {
  const gathered = await gatherProducts(buyer, requested, client)
  ensureAvailable(gathered)

  const { products, lines, channel, orderType, codeKnown } = gathered
  const result = quote({
    products: lines.map(({ courseId, courseCount }) => ({ ...getOrFail(products, courseId), count: courseCount })),
    returning: gathered.buyer?.isReturning ?? false,
    channel,
  })
  ensureQuantities(result, orderType)

  const types = result.lines.map(({ courseType }) => courseType)
  return {
    quote: result,
    products,
    orderType,
    needAddress: types.some((type) => ShippedTypes.includes(type)),
    needExclusiveCode: types.some((type) => CodeTypes.includes(type)),
    codeKnown,
    buyer: gathered.buyer,
    owned: await ownedLines(
      buyer,
      { courseIds: result.lines.map(({ courseId }) => courseId), orderType, products },
      client
    ),
  }
}
