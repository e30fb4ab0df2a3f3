import { expect, test } from 'vitest'
import { attemptFor } from '@zhuxue/api/idempotency-key'
import type { OrderForm } from './submitOrder'

const order: OrderForm = {
  products: [{ courseId: 3, courseCount: 1 }],
  orderType: 'single',
  exclusiveCode: '000000',
  orderAmt: 99.9,
}

test('the same order is retried with the same key', () => {
  const first = attemptFor(order, null)
  expect(first.key).toMatch(/^[0-9a-f]{32}$/)
  expect(attemptFor({ ...order }, first)).toEqual(first)
})

test.each([
  { orderAmt: 109.9 },
  { exclusiveCode: 'ZX8K3M' },
  { addrId: 4 },
  { products: [{ courseId: 3, courseCount: 1, withBook: true }] },
])('an order with another %o gets another key', (change) => {
  const first = attemptFor(order, null)
  expect(attemptFor({ ...order, ...change }, first).key).not.toBe(first.key)
})
