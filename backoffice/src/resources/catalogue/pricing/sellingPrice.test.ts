import { expect, test } from 'vitest'
import { nextSellingPrice } from './sellingPrice'

test('a selling price equal to the original price follows it', () => {
  expect(nextSellingPrice({ before: 300, after: 280, price: 300 })).toBe(280)
})

test('a separate selling price stays', () => {
  expect(nextSellingPrice({ before: 300, after: 280, price: 199 })).toBe(199)
})

test('an empty selling price is set by the first original price', () => {
  expect(nextSellingPrice({ before: null, after: 300, price: undefined })).toBe(300)
})

test('a free course stays free with an original price', () => {
  expect(nextSellingPrice({ before: 300, after: 280, price: 0 })).toBe(0)
})
