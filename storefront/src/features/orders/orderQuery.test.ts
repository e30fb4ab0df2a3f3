import { expect, test } from 'vitest'
import { orderAddress, readOrderQuery } from './orderQuery'

const first = { productName: '', orderStatus: null, shipment: null, page: 1, pageSize: 10 }

test('an address without query is the first page of everything', () => {
  expect(readOrderQuery('')).toEqual(first)
  expect(orderAddress('/board/user/my-order', first)).toBe('/board/user/my-order')
})

test('a query is read back from its own address', () => {
  const query = { productName: '造价 & 计量', orderStatus: 1, page: 3, pageSize: 50 } as const
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

test('a name is held to what the server takes', () => {
  expect(readOrderQuery(`?productName=${'长'.repeat(300)}`).productName).toHaveLength(100)
})
