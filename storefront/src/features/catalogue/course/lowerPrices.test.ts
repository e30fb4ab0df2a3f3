import { expect, test } from 'vitest'
import { lowerPricesOf } from './lowerPrices'

const priced = (rules: Record<string, number | null>) => ({
  coursePrice: 100,
  discountRules: Object.entries(rules).map(([ruleCode, discountedPrice]) => ({ ruleCode, discountedPrice })),
})

test.each([
  [{}, null],
  [{ '01': 100, '04': 50, '05': null }, null],
  [{ '05': 80 }, { preset: 80, returning: null }],
  [{ '01': 90 }, { preset: null, returning: 90 }],
  [
    { '01': 90, '05': 80 },
    { preset: 80, returning: null },
  ],
  [
    { '01': 70, '05': 80 },
    { preset: 80, returning: 70 },
  ],
])('rules %j lower one copy to %j', (rules, prices) => {
  expect(lowerPricesOf(priced(rules as Record<string, number | null>))).toEqual(prices)
})
