import { expect, test } from 'vitest'
import { lowestPrice } from './lowestPrice'

const priced = (...prices: number[]) => prices.map((coursePrice) => ({ coursePrice }))

test('the lowest of several prices is said to be one', () => {
  expect(lowestPrice(priced(698, 398, 398))).toEqual({ model: { coursePrice: 398 }, isLowestOfSeveral: true })
})

test('one price for all is no lowest one', () => {
  expect(lowestPrice(priced(398, 398))?.isLowestOfSeveral).toBe(false)
})

test('without specifications there is none', () => {
  expect(lowestPrice([])).toBeNull()
})
