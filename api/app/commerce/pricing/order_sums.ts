import { toYuan } from '#core/money'
import { discountsOf } from '#commerce/pricing/line_discounts'
import type { Quote } from '#commerce/pricing/quote'
import { SumKind, SumText } from '#commerce/terms'

/** In fen; discounts are negative. */
export type OrderSum = { kind: SumKind; text: string; fen: number }

type Priced = Pick<Quote, 'lines' | 'channel'> & {
  wareFen: number
  freightFen: number
  amountFen: number
  isPaid?: boolean
}

/**
 * From the list prices to the amount paid: each discount once by its name, in the order applied. All but the last add
 * up to the last. An imported order has no lines, so its goods are the amount that was paid.
 */
export function orderSums(order: Priced): OrderSum[] {
  const { lines, channel, wareFen, freightFen, amountFen, isPaid } = order
  const off = new Map<string, number>()
  for (const { text, fen } of lines.flatMap((line) => discountsOf(line, channel))) {
    off.set(text, (off.get(text) ?? 0) + fen)
  }
  const discounts = [...off].map(([text, fen]) => ({ kind: SumKind.Discount, text, fen: -fen }))
  const goodsFen = wareFen - discounts.reduce((all, { fen }) => all + fen, 0)
  return [
    { kind: SumKind.Goods, text: SumText.goods, fen: goodsFen },
    ...discounts,
    { kind: SumKind.Freight, text: SumText.freight, fen: freightFen },
    { kind: SumKind.Payable, text: isPaid ? SumText.paid : SumText.payable, fen: amountFen },
  ]
}

export function toOrderSums(priced: Priced) {
  return orderSums(priced).map(({ fen, ...sum }) => ({ ...sum, amount: toYuan(fen) }))
}
