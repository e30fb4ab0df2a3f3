import { CodeTypes } from '#catalogue/terms'
import type { QuoteChannel } from '#commerce/pricing/price_rules'
import type { Product } from '#commerce/pricing/product'
import { quote } from '#commerce/pricing/quote'
import { MaxCartQuantity, PriceOffer, TenItems, Tiers } from '#commerce/terms'
import { toYuan } from '#core/money'

interface Offered {
  product: Product
  textbook: Product | null
  bundles: Product[]
  /** The lowest multiplier of each kind. */
  channels: QuoteChannel[]
}

interface Buyer {
  offer: PriceOffer
  returning?: boolean
  count?: number
  channel?: QuoteChannel
}

/** Each price comes from the function that prices carts and orders. */
export function offersOf({ product, textbook, bundles, channels }: Offered) {
  const buyers = buyersOf(product, channels)
  const own = withoutRepeats(buyers.map((buyer) => toOffer(product, buyer)))
  const lowestFen = Math.min(...own.map(({ eachFen }) => eachFen))
  return {
    coursePrice: toYuan(product.priceFen),
    offers: own.map(({ eachFen, ...offer }) => ({ ...offer, lowest: eachFen === lowestFen })),
    textbook: textbook && { ...nameOf(textbook), total: toYuan(lowestFen + lowestOf(textbook)) },
    bundles: bundles.map((bundle) => ({
      ...nameOf(bundle),
      total: toYuan(lowestOf(bundle, channels)),
      forSale: bundle.unavailable === null,
    })),
  }

  function lowestOf(other: Product, codes: QuoteChannel[] = channels): number {
    return Math.min(...buyersOf(other, codes).map((buyer) => toOffer(other, buyer).eachFen))
  }
}

/** Offers with the same price as another are left out: the list shows what a rule or a code changes. */
function withoutRepeats(offers: ReturnType<typeof toOffer>[]) {
  const seen = new Set<string>()
  return offers.filter(({ exclusiveCode, eachFen }) => {
    const key = `${exclusiveCode} ${eachFen}`
    return !seen.has(key) && seen.add(key)
  })
}

const nameOf = ({ courseId, courseName }: Product) => ({ courseId, courseName })

/** Further education is sold with a code only. */
function buyersOf(product: Product, channels: QuoteChannel[]): Buyer[] {
  const plain = CodeTypes.includes(product.courseType)
    ? []
    : [
        { offer: PriceOffer.Newcomer },
        { offer: PriceOffer.Returning, returning: true },
        { offer: PriceOffer.Ten, returning: true, count: TenItems },
        ...tierCounts(product).map((count) => ({ offer: PriceOffer.Tiers, returning: true, count })),
      ]
  const withCode = channels.flatMap((channel) => [
    { offer: PriceOffer.Code, returning: true, channel },
    { offer: PriceOffer.Code, returning: true, channel, count: TenItems },
    ...tierCounts(product).map((count) => ({ offer: PriceOffer.Code, returning: true, channel, count })),
  ])
  const all = [...plain, ...withCode]
  return all.length ? all : [{ offer: PriceOffer.Newcomer }]
}

/** The quantities at which the tiers of rule 06 save the most per copy. */
function tierCounts({ priceFen, rules }: Product): number[] {
  if (!rules.some(({ ruleCode }) => ruleCode === '06')) return []
  const prices = [priceFen, ...rules.map(({ discountedPriceFen: fen }) => fen ?? 0)]
  const counts = prices
    .filter((fen) => fen > 0)
    .flatMap((fen) => Tiers.map(({ each }) => Math.ceil((each * 100) / fen)))
  return [...new Set(counts)].filter((count) => count > 1 && count <= MaxCartQuantity)
}

function toOffer(product: Product, { offer, returning = false, count = 1, channel }: Buyer) {
  const priced = quote({ products: [{ ...product, count }], returning, channel: channel ?? null })
  const [line] = priced.lines
  return {
    offer,
    courseCount: count,
    channelKind: channel?.kind ?? null,
    exclusiveCode: channel?.code ?? null,
    ruleCode: line.codeRule ?? line.unitRule,
    total: toYuan(priced.wareFen),
    each: toYuan(Math.floor(priced.wareFen / count)),
    eachFen: priced.wareFen / count,
  }
}
