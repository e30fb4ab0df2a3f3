import { expect, test } from 'vitest'
import { lowestPrice } from './lowestPrice'

const priced = (...prices: number[]) => prices.map((coursePrice) => ({ coursePrice }))

test('the lowest of several prices is marked as such', () => {
  expect(lowestPrice(priced(698, 398, 398))).toEqual({ model: { coursePrice: 398 }, isLowestOfSeveral: true })
})

test('a single price is not marked as the lowest', () => {
  expect(lowestPrice(priced(398, 398))?.isLowestOfSeveral).toBe(false)
})

test('a course without variants has no lowest price', () => {
  expect(lowestPrice([])).toBeNull()
})
