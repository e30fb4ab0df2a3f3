import type { APIRequestContext } from '@playwright/test'
import { apiClientFor } from './api_calls'
import { buyerOf } from './orders'
import type { Person } from './people'

/** Two orders of one book: one paid at the local payment provider, one unpaid. */
export async function bookOrders(request: APIRequestContext, person: Person) {
  const { get, post } = await apiClientFor(request, person)
  const buyer = await buyerOf(request, person)
  const { courseId } = (await get('/api/public/courses?courseType=3&pageSize=5')).courses[0]
  await post('/api/user/addresses', {
    name: '王建国',
    region: ['370000', '370100', '370102'],
    address: '经十路88号',
    telephone: '13912345678',
    defaultAddr: 0,
  })
  const { addresses } = await get('/api/user/addresses')
  const { deliverAddressId: addrId } = addresses.find(({ address }: { address: string }) => address === '经十路88号')
  const products = [{ courseId, courseCount: 1 }]
  const unpaid = await buyer.placeOrder(products, { addrId })
  const paid = await buyer.placeOrder(products, { addrId })
  await buyer.pay(paid)
  return { paid, unpaid }
}
