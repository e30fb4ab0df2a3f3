import { expect, test } from 'vitest'
import { orderAddress, readOrderQuery } from './orderQuery'

const first = { productName: '', orderStatus: null, shipment: null, refunded: false, page: 1, pageSize: 10 }

test('a URL without query is the first page of all orders', () => {
  expect(readOrderQuery('')).toEqual(first)
  expect(orderAddress('/board/user/my-order', first)).toBe('/board/user/my-order')
})

test('a query is restored from its own URL', () => {
  const query = { productName: '造价 & 计量', orderStatus: 1, refunded: true, page: 3, pageSize: 50 } as const
  for (const shipment of [null, 'waiting'] as const) {
    const address = orderAddress('/board/user/my-order', { ...query, shipment })
    const { search } = new URL(address, 'http://shop.test')
    expect(readOrderQuery(search)).toEqual({ ...query, shipment })
  }
})

test.each(['?page=-1&pageSize=7&orderStatus=9', '?page=1.5&pageSize=1000', '?page=x&orderStatus=&shipment=lost'])(
  'unknown values are ignored: %s',
  (search) => expect(readOrderQuery(search)).toEqual(first)
)

test('a name is limited to the length that the server accepts', () => {
  expect(readOrderQuery(`?productName=${'长'.repeat(300)}`).productName).toHaveLength(100)
})
