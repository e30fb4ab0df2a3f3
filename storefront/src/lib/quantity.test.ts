import { expect, test } from 'vitest'
import { clampQuantity, quantityFieldError, quantityError } from './quantity'

test.each([
  ['1', 1],
  ['1000', 1000],
  ['', 1],
  ['0', 1],
  ['1001', 1000],
  ['99999999', 1000],
])('%j is clamped to %i of 1000', (typed, fitted) => expect(clampQuantity(typed, 1000)).toBe(fitted))

test.each(['', '0', '1001', '99999999'])('%j is reported as outside 1 to 1000', (typed) =>
  expect(quantityFieldError(typed, 1000)).toBe('数量必须在1到1000之间')
)

test.each(['1', '0012', '1000'])('%j is a valid quantity', (typed) =>
  expect(quantityFieldError(typed, 1000)).toBeNull()
)

test('a step beyond the limits shows why', () => {
  expect(quantityError(2, 1000)).toBeNull()
  expect(quantityError(0, 1000)).toBe('最少1件')
  expect(quantityError(1001, 1000)).toBe('最多1000件')
  expect(quantityError(2, 1)).toBe('每人限购1件')
})
