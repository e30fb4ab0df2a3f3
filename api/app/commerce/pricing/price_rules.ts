import type { CourseType } from '#catalogue/terms'
import { RuleCode, TenItems } from '#commerce/terms'
import { timesBasisPoints } from '#core/money'

/** The inputs of one product's price. Money is in fen. */
export type PricedProduct = {
  courseId: number
  courseName: string
  courseType: CourseType
  priceFen: number
  freightFen: number
  /** Rules 01 to 05 have a price per copy; 06 has none. */
  rules: { ruleCode: string; discountedPriceFen: number | null }[]
}

/** `discountBp` is the multiplier in basis points: 9500 leaves 95 %. */
export type QuoteChannel = { id: number; code: string; kind: 'general' | 'internal' | 'school'; discountBp: number }

export type UnitRule = typeof RuleCode.Returning | typeof RuleCode.Ten | typeof RuleCode.Preset
export type CodeRule = typeof RuleCode.Internal | typeof RuleCode.School

/**
 * The lowest of the course's price and each matching rule: 01 returning buyer, 04 ten copies, 05 always.
 */
export function unitPrice(
  product: PricedProduct,
  { returning, count }: { returning: boolean; count: number }
): { fen: number; rule: UnitRule | null } {
  const holds: Record<UnitRule, boolean> = {
    [RuleCode.Returning]: returning,
    [RuleCode.Ten]: count >= TenItems,
    [RuleCode.Preset]: true,
  }

  let lowest: { fen: number; rule: UnitRule | null } = { fen: product.priceFen, rule: null }
  for (const code of Object.keys(holds).sort() as UnitRule[]) {
    const fen = holds[code] ? rulePrice(product, code) : null
    if (fen !== null && fen < lowest.fen) lowest = { fen, rule: code }
  }
  return lowest
}

/**
 * Half up; a rule price of an internal (02) or school (03) channel wins where it is lower. Never under 1 fen.
 */
export function lineWithCode(
  product: PricedProduct & { count: number },
  { baseFen, channel }: { baseFen: number; channel: QuoteChannel | null }
): { codeFen: number; codeRule: CodeRule | null } {
  if (!channel || baseFen === 0) return { codeFen: baseFen, codeRule: null }

  const percentFen = Math.max(1, timesBasisPoints(baseFen, channel.discountBp))
  const codeRule = channelRule[channel.kind]
  const ruleFen = codeRule ? rulePrice(product, codeRule) : null
  if (codeRule && ruleFen !== null && ruleFen * product.count < percentFen) {
    return { codeFen: Math.max(1, ruleFen * product.count), codeRule }
  }
  return { codeFen: percentFen, codeRule: null }
}

const channelRule = { general: null, internal: RuleCode.Internal, school: RuleCode.School } satisfies Record<
  QuoteChannel['kind'],
  CodeRule | null
>

/** The only line that reads a rule: without a price, or with the price 0, it does not exist. */
function rulePrice(product: PricedProduct, code: string): number | null {
  const fen = product.rules.find(({ ruleCode }) => ruleCode === code)?.discountedPriceFen ?? 0
  return fen >= 1 ? fen : null
}
