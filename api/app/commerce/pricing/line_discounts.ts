import type { QuoteChannel } from '#commerce/pricing/price_rules'
import type { QuotedLine } from '#commerce/pricing/quote'
import { RuleCode, RuleText } from '#commerce/terms'

export type LineDiscount = { text: string; fen: number }

/** In the order applied, without zero discounts. They add up to price × copies − amount. */
export function discountsOf(line: QuotedLine, channel: QuoteChannel | null): LineDiscount[] {
  const steps = [
    line.unitRule && { text: RuleText[line.unitRule], fen: ofUnit(line) },
    { text: codeText(line, channel), fen: line.baseFen - line.codeFen },
    { text: RuleText[RuleCode.Tiers], fen: line.share06Fen },
  ]
  return steps.filter((step) => step !== null).filter(({ fen }) => fen > 0)
}

function ofUnit({ priceFen, unitFen, count }: QuotedLine): number {
  return (priceFen - unitFen) * count
}

function codeText({ codeRule }: QuotedLine, channel: QuoteChannel | null): string {
  if (codeRule) return RuleText[codeRule]
  const tenths = Number(((channel?.discountBp ?? 10_000) / 1000).toFixed(2))
  return `专属码${tenths}折`
}
