import { expect, test } from 'vitest'
import { productPrice } from './productPrice'

test('the price is original × discount, rounded half up', () => {
  expect(productPrice(59, 0.85)).toBe(50.15)
  expect(productPrice(0.1, 0.95)).toBe(0.1)
  expect(productPrice(49.99, 0.5)).toBe(25)
  expect(productPrice(1_000_000, 1)).toBe(1_000_000)
})

test('a product with a price costs at least 0.01', () => {
  expect(productPrice(0.05, 0.01)).toBe(0.01)
  expect(productPrice(0, 0.5)).toBe(0)
})

test('a product without a discount costs its original price', () => {
  expect(productPrice(88.5, null)).toBe(88.5)
  expect(productPrice(null, 0.5)).toBe(0)
})
