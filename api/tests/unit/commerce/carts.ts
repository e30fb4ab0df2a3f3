import fc from 'fast-check'

import type { PricedProduct, QuoteChannel } from '#commerce/pricing/price_rules'
import type { Quote, QuoteRequest } from '#commerce/pricing/quote'

type Line = QuoteRequest['products'][number]

/** A product with defaults for all fields that a test does not set. */
export function product(courseId: number, given: Partial<Line> = {}): Line {
  return {
    courseId,
    courseName: `课程${courseId}`,
    courseType: 1,
    priceFen: 100_00,
    freightFen: 0,
    rules: [],
    count: 1,
    ...given,
  }
}

export function rule(ruleCode: string, discountedPriceFen: number | null = null) {
  return { ruleCode, discountedPriceFen }
}

export function channel(given: Partial<QuoteChannel> = {}): QuoteChannel {
  return { id: 1, code: 'ZX8K3M', kind: 'general', discountBp: 9500, ...given }
}

export function amounts(quote: Quote): number[] {
  return quote.lines.map((line) => line.amountFen)
}

const money = fc.oneof(
  fc.integer({ min: 0, max: 30 }),
  fc.integer({ min: 0, max: 2_000_00 }),
  fc.integer({ min: 0, max: 100_000_000 })
)
const copies = fc.oneof(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 10_000 }))

const anyProduct: fc.Arbitrary<Omit<PricedProduct, 'courseId' | 'courseName'> & { count: number }> = fc.record({
  courseType: fc.constantFrom(1, 2, 3, 4, 5, 6),
  priceFen: money,
  freightFen: fc.integer({ min: 0, max: 30_00 }),
  rules: fc.uniqueArray(
    fc.record({
      ruleCode: fc.constantFrom('01', '02', '03', '04', '05', '06'),
      discountedPriceFen: fc.oneof(fc.constant(null), money),
    }),
    { selector: (entry) => entry.ruleCode, maxLength: 6 }
  ),
  count: copies,
})

export const anyChannel: fc.Arbitrary<QuoteChannel> = fc.record({
  id: fc.constant(1),
  code: fc.constant('ZX8K3M'),
  kind: fc.constantFrom('general', 'internal', 'school'),
  discountBp: fc.integer({ min: 1000, max: 10_000 }),
})

export const anyProducts: fc.Arbitrary<Line[]> = fc
  .array(anyProduct, { minLength: 1, maxLength: 12 })
  .map((lines) => lines.map((line, at) => product(at + 1, line)))

export const anyRequest: fc.Arbitrary<QuoteRequest> = fc.record({
  products: anyProducts,
  returning: fc.boolean(),
  channel: fc.option(anyChannel, { nil: null }),
})
