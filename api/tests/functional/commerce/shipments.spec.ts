import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { Role } from '#core/roles'
import { createUser, type CreatedUser } from '#tests/factories/accounts'
import * as shop from './commerce_helpers.js'

test.group('Shipments of own orders', (group) => {
  let buyer: CreatedUser
  shop.resetShopEachTest(group)
  group.each.setup(async () => {
    buyer = await createUser()
    return async () => {
      await db.from('parcels').delete()
    }
  })

  async function bought(client: ApiClient, type: number): Promise<string> {
    const courseId = await shop.course({ price: 50_00, type })
    const addrId = type === 3 ? await shop.address(buyer) : undefined
    const orderNo = await shop.ordered(client, buyer, shop.one(courseId), { addrId })
    await shop.pay(client, buyer, orderNo)
    await shop.paid(orderNo)
    return orderNo
  }
  const orders = async (client: ApiClient, query = {}) => {
    const answer = await client.get('/api/user/orders').as(buyer).qs(query)
    return answer.body().orders as { orderId: string; shipment: string; shipmentText: string }[]
  }
  const numbers = async (client: ApiClient, query: object) =>
    (await orders(client, query)).map(({ orderId }) => orderId)

  test('a book is pending, shipped and signed; a course is neither', async ({ client, assert }) => {
    const book = await bought(client, 3)
    const course = await bought(client, 1)
    const shipmentOf = async (number: string) => {
      const { shipment, shipmentText } = (await orders(client)).find(({ orderId }) => orderId === number)!
      return [shipment, shipmentText]
    }
    assert.deepEqual(await shipmentOf(book), ['waiting', '待发货'])
    assert.deepEqual(await shipmentOf(course), [null, null])
    assert.deepEqual(await numbers(client, { shipment: 'waiting' }), [book])
    assert.deepEqual(await numbers(client, { shipment: 'shipped' }), [])

    const admin = await createUser(Role.Admin)
    const parcel = { expressCompany: '顺丰速运', trackingNo: 'SF1234567890123' }
    await client.post(`/api/admin/orders/${book}/deliver`).as(admin).json(parcel)
    assert.deepEqual(await shipmentOf(book), ['shipped', '已发货'])
    assert.deepEqual(await numbers(client, { shipment: 'waiting' }), [])
    assert.deepEqual(await numbers(client, { shipment: 'shipped' }), [book])

    await db
      .table('parcels')
      .insert({
        express_company: parcel.expressCompany,
        tracking_no: parcel.trackingNo,
        state: 'signed',
        created_at: '2026-01-01 00:00:00',
      })
    assert.deepEqual(await shipmentOf(book), ['shipped', '已签收'])
  })

  test('an unpaid or returned book has no pending parcel', async ({ client, assert }) => {
    const courseId = await shop.course({ price: 50_00, type: 3 })
    const addrId = await shop.address(buyer)
    await shop.ordered(client, buyer, shop.one(courseId), { addrId })
    const returned = await bought(client, 3)
    await db.from('order_items').update({ refunded_count: 1 })

    assert.deepEqual(await numbers(client, { shipment: 'waiting' }), [])
    assert.deepEqual(
      (await orders(client)).map(({ shipment }) => shipment),
      [null, null]
    )
    assert.include(await numbers(client, {}), returned)
  })

  test('an unknown shipment state is rejected', async ({ client, assert }) => {
    const answer = await client.get('/api/user/orders').as(buyer).qs({ shipment: 'lost' })
    assert.equal(answer.body().errors[0].field, 'shipment')
  })
})
