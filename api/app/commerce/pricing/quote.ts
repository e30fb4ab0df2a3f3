import type { CourseType } from '#catalogue/terms'
import { quoteFreight, type Freight } from '#commerce/pricing/freight'
import { splitByLargestRemainder, bestTierDiscount } from '#commerce/pricing/rule_06'
import {
  lineWithCode,
  unitPrice,
  type CodeRule,
  type PricedProduct,
  type QuoteChannel,
  type UnitRule,
} from '#commerce/pricing/price_rules'

export type QuoteRequest = {
  products: (PricedProduct & { count: number })[]
  returning: boolean
  channel: QuoteChannel | null
}

export type QuotedLine = {
  courseId: number
  courseName: string
  courseType: CourseType
  count: number
  priceFen: number
  unitFen: number
  unitRule: UnitRule | null
  baseFen: number
  codeFen: number
  codeRule: CodeRule | null
  share06Fen: number
  amountFen: number
}

export type Quote = {
  lines: QuotedLine[]
  channel: QuoteChannel | null
  freight: Freight
  /** Decides free freight and rule 06. */
  baseFen: number
  wareFen: number
  amountFen: number
  off06Fen: number
  /** Net of rule 06. */
  savedByCodeFen: number
}

/** Pure; lines add up to `wareFen`. Freight and rule 06 follow the base, which no code changes (docs/product.md 3.1). */
export function quote({ products, returning, channel }: QuoteRequest): Quote {
  const lines = mergeByCourse(products).map((product) => {
    const unit = unitPrice(product, { returning, count: product.count })
    const baseFen = unit.fen * product.count
    const withCode = lineWithCode(product, { baseFen, channel })
    return { product, unit, baseFen, ...withCode }
  })

  const tiered = lines.filter(({ product }) => hasRule06(product))
  const tiersFen = bestTierDiscount(sum(tiered.map((line) => line.baseFen)))
  const room = (fen: number) => Math.max(0, fen - 1)
  const off06Fen = Math.min(tiersFen, sum(tiered.map((line) => room(line.codeFen))))
  const off06WithoutCode = Math.min(tiersFen, sum(tiered.map((line) => room(line.baseFen))))
  const shares = splitByLargestRemainder(
    off06Fen,
    lines.map((line) => (hasRule06(line.product) ? room(line.codeFen) : 0))
  )

  const quoted = lines.map(({ product, unit, baseFen, codeFen, codeRule }, at) => ({
    courseId: product.courseId,
    courseName: product.courseName,
    courseType: product.courseType,
    count: product.count,
    priceFen: product.priceFen,
    unitFen: unit.fen,
    unitRule: unit.rule,
    baseFen,
    codeFen,
    codeRule,
    share06Fen: shares[at],
    amountFen: codeFen - shares[at],
  }))

  const baseFen = sum(quoted.map((line) => line.baseFen))
  const wareFen = sum(quoted.map((line) => line.amountFen))
  const freight = quoteFreight(
    lines.map(({ product }) => product),
    baseFen
  )
  return {
    lines: quoted,
    channel,
    freight,
    baseFen,
    wareFen,
    amountFen: wareFen + freight.fen,
    off06Fen,
    savedByCodeFen: baseFen - off06WithoutCode - wareFen,
  }
}

function mergeByCourse(products: QuoteRequest['products']): QuoteRequest['products'] {
  const byCourse = new Map<number, QuoteRequest['products'][number]>()
  for (const product of products) {
    const known = byCourse.get(product.courseId)
    byCourse.set(product.courseId, known ? { ...known, count: known.count + product.count } : product)
  }
  return [...byCourse.values()]
}

function hasRule06(product: PricedProduct): boolean {
  return product.rules.some(({ ruleCode }) => ruleCode === '06')
}

function sum(amounts: number[]): number {
  return amounts.reduce((all, amount) => all + amount, 0)
}
