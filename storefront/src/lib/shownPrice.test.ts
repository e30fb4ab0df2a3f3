import { expect, test } from 'vitest'
import { lowestPrice } from '@zhuxue/api/terms/catalogue'
import { shownPrice } from './shownPrice'

const priced = (...prices: number[]) =>
  prices.map((coursePrice) => ({ coursePrice, coursePriceOriginal: coursePrice + 100 }))

test('the lowest of several prices is marked as such', () => {
  expect(lowestPrice(priced(698, 398, 398))).toEqual({
    model: { coursePrice: 398, coursePriceOriginal: 498 },
    isLowestOfSeveral: true,
  })
})

test('a single price is not marked as the lowest', () => {
  expect(lowestPrice(priced(398, 398))?.isLowestOfSeveral).toBe(false)
})

test('a course without variants has no lowest price', () => {
  expect(lowestPrice([])).toBeNull()
})

test('a list shows the price and original price of the lowest variant', () => {
  const lowestModel = { coursePrice: 398, coursePriceOriginal: 498, isLowestOfSeveral: true }
  expect(shownPrice({ coursePrice: 398, coursePriceOriginal: 698, lowestModel })).toEqual({
    yuan: 398,
    was: 498,
    from: true,
  })
})

test('a list shows the own price of a course without variants', () => {
  const price = { coursePrice: 100, coursePriceOriginal: 100, lowestModel: null }
  expect(shownPrice(price)).toEqual({ yuan: 100, was: null, from: false })
})
