import { expect, test } from 'vitest'
import { invoiceAddress, readInvoiceQuery } from './invoiceQuery'

const first = { productName: '', page: 1, pageSize: 10 }

test('a URL without query is page one of all invoices', () => {
  expect(readInvoiceQuery('')).toEqual(first)
  expect(invoiceAddress('/board/user/my-invoice', first)).toBe('/board/user/my-invoice')
})

test('a query is restored from its own URL', () => {
  const query = { productName: '造价 & 计量', page: 3, pageSize: 50 }
  const address = invoiceAddress('/board/user/my-invoice', query)
  expect(readInvoiceQuery(new URL(address, 'http://shop.test').search)).toEqual(query)
})

test.each(['?page=-1&pageSize=7', '?page=1.5&pageSize=100', '?page=x&orderId=1'])(
  'unknown values are ignored: %s',
  (search) => expect(readInvoiceQuery(search)).toEqual(first)
)
