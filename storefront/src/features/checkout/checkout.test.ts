import { expect, test } from 'vitest'
import { readCheckout, withoutUnavailable } from './checkout'

test('a stored checkout is restored unchanged', () => {
  const checkout = {
    products: [{ courseId: 3, courseCount: 12, withBook: true, courseName: '平法识图' }],
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
])('%s is not a valid checkout', (text) => {
  expect(readCheckout(text)).toBeNull()
})

test('unknown order types become single, quantities are clamped', () => {
  const text = '{"products":[{"courseId":3,"courseCount":"many","withBook":1}],"orderType":"free"}'
  expect(readCheckout(text)).toEqual({ products: [{ courseId: 3, courseCount: 1 }], orderType: 'single' })
})

test('unavailable products are removed, or only their textbook', () => {
  const checkout = {
    products: [
      { courseId: 1, courseCount: 1 },
      { courseId: 2, courseCount: 1, withBook: true },
      { courseId: 3, courseCount: 4, withBook: true },
    ],
    orderType: 'single',
  } as const
  const left = withoutUnavailable({ ...checkout, products: [...checkout.products] }, [
    { courseId: 1, reason: '商品已下架' },
    { bookOf: 2, reason: '教材已下架' },
  ])
  expect(left.products).toEqual([
    { courseId: 2, courseCount: 1, withBook: undefined },
    { courseId: 3, courseCount: 4, withBook: true },
  ])
})
