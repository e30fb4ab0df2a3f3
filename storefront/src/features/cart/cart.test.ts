import { describe, expect, test } from 'vitest'
import {
  cartQuantityLimit,
  detailQuantityLimit,
  lineQuantity,
  freightHint,
  priceChangeText,
  productsToOrder,
  shownLines,
} from './cart'

const line = (courseId: number, courseType: number, courseCount = 1, coursePrice = 10) => ({
  courseId,
  courseType,
  courseCount,
  coursePrice,
  available: true,
})
const video = line(1, 1, 3)
const book = line(2, 3, 4, 49.99)
const none = new Set<number>()

describe('Quantity limits', () => {
  test.each([1, 5, 6])('a video of type %i is limited to one except in bulk', (type) => {
    expect(cartQuantityLimit(type, false)).toBe(1)
    expect(cartQuantityLimit(type, true)).toBe(10_000)
    expect(detailQuantityLimit(type, false)).toBe(1)
    expect(detailQuantityLimit(type, true)).toBe(1000)
  })

  test('a book is limited to a thousand', () => {
    expect(cartQuantityLimit(3, false)).toBe(10_000)
    expect(detailQuantityLimit(3, false)).toBe(1000)
    expect(lineQuantity({ ...book, courseCount: 20_000 }, false)).toBe(10_000)
  })
})

describe('Ordered products', () => {
  test('the order contains selected lines and one copy per video', () => {
    expect(productsToOrder([video, book], none, false)).toEqual([
      { courseId: 1, courseCount: 1 },
      { courseId: 2, courseCount: 4 },
    ])
    expect(productsToOrder([video, book], new Set([1]), false)).toEqual([{ courseId: 2, courseCount: 4 }])
  })

  test('a bulk order contains only videos, with their quantities', () => {
    expect(shownLines([video, book], true)).toEqual([video])
    expect(productsToOrder([video, book], none, true)).toEqual([{ courseId: 1, courseCount: 3 }])
  })

  test('an order never contains unavailable lines', () => {
    expect(productsToOrder([{ ...book, available: false }], none, false)).toEqual([])
  })

  test('an order contains selected textbooks for sale, without seats', () => {
    const withBook = { ...video, withBook: true, book: { courseId: 9 } }
    expect(productsToOrder([withBook], none, false)).toEqual([{ courseId: 1, courseCount: 1, withBook: true }])
    expect(productsToOrder([{ ...withBook, book: null }], none, false)).toEqual([{ courseId: 1, courseCount: 1 }])
    expect(productsToOrder([withBook], none, true)).toEqual([{ courseId: 1, courseCount: 3 }])
  })
})

test.each([
  [120, 100, '比加入时涨价 ¥20.00'],
  [99.9, 100, '比加入时便宜 ¥0.10'],
  [100, 100, null],
  [100, null, null],
  [100, undefined, null],
])('a price of %d that was %s is described as %s', (coursePrice, pricePutIn, text) => {
  expect(priceChangeText({ ...line(1, 3), coursePrice, pricePutIn })).toBe(text)
})

test('the shipping hint shows the missing amount', () => {
  expect(freightHint({ freightReason: 'charged', basePrice: 87.45 })).toBe('满100包邮，还差 ¥12.55')
  expect(freightHint({ freightReason: 'free-from', basePrice: 100 })).toBeNull()
  expect(freightHint({ freightReason: 'nothing-ships', basePrice: 20 })).toBeNull()
})
