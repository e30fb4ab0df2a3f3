import { expect, test } from 'vitest'
import { readCheckout } from './checkout'

test('a checkout is read back as it was', () => {
  const checkout = {
    products: [{ courseId: 3, courseCount: 12 }],
    withBook: true,
    orderType: 'package',
  }
  expect(readCheckout(JSON.stringify(checkout))).toEqual(checkout)
})

test.each([
  null,
  '',
  'nonsense',
  '{}',
  '{"products":[]}',
  '{"products":[{"courseId":-1,"courseCount":1}]}',
  '{"products":"all"}',
])('%s is no checkout', (text) => {
  expect(readCheckout(text)).toBeNull()
})

test('an order type nobody knows is a single order, and counts are brought within their limits', () => {
  const text = '{"products":[{"courseId":3,"courseCount":"many"}],"orderType":"free"}'
  expect(readCheckout(text)).toEqual({
    products: [{ courseId: 3, courseCount: 1 }],
    withBook: false,
    orderType: 'single',
  })
})
