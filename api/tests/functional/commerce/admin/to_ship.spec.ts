import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { Role } from '#core/roles'
import { createUser, type CreatedUser } from '#tests/factories/accounts'
import * as calls from '#tests/functional/commerce/refunds/refund_calls'
import * as shop from '#tests/functional/commerce/commerce_helpers'

test.group('Orders with a pending parcel', (group) => {
  shop.resetShopEachTest(group)

  const isMarked = async (orderNo: string) =>
    Boolean((await db.from('orders').where('order_no', orderNo).firstOrFail()).awaits_shipment)

  async function listed(client: ApiClient, { token }: CreatedUser): Promise<string[]> {
    const answer = await client.get('/api/orders?toShip=true').as(token)
    const waiting = await client.get('/api/admin/waiting').as(token)
    const row = waiting.body().rows.find(({ kind }: { kind: string }) => kind === 'parcels')
    if ((row?.count ?? 0) !== answer.body().total) throw new Error('backlog and list differ')
    return answer.body().orders.map(({ orderId }: { orderId: string }) => orderId)
  }

  async function books(client: ApiClient, count = 1) {
    const learner = await createUser()
    const ids = []
    for (let made = 0; made < count; made++) ids.push(await shop.course({ type: 3 }))
    const addrId = await shop.address(learner)
    const orderNo = await shop.ordered(client, learner, shop.one(...ids), { addrId })
    return { learner, orderNo }
  }

  test('an order awaits its parcel from payment to shipping', async ({ client, assert }) => {
    const admin = await createUser(Role.Admin)
    const { learner, orderNo } = await books(client)
    const video = await calls.bought(client, shop.one(await shop.course()))
    assert.isFalse(await isMarked(video.orderNo))
    assert.deepEqual(await listed(client, admin), [], 'an unpaid order is not listed')

    await shop.pay(client, learner, orderNo)
    await shop.paid(orderNo)
    assert.deepEqual(await listed(client, admin), [orderNo])

    await client.post(`/api/admin/orders/${orderNo}/deliver`).as(admin).json({ trackingNo: 'SF1234567890' })
    assert.isFalse(await isMarked(orderNo))
    assert.deepEqual(await listed(client, admin), [])
  })

  test('a partly refunded order still awaits its parcel', async ({ client, assert }) => {
    const admin = await createUser(Role.Admin)
    const { learner, orderNo } = await books(client)
    await shop.pay(client, learner, orderNo)
    await shop.paid(orderNo)
    const centre = await calls.centre(client, 3)
    // Bulk orders of books are not sold; this line item is changed into one for a partial refund.
    await db.from('order_items').where('id', centre.orderItemId).update({ course_type: 3 })
    const { address } = await db.from('orders').where('order_no', orderNo).firstOrFail()
    const marked = { awaits_shipment: true, address }
    await db.from('orders').where('order_no', centre.orderNo).update(marked)

    const { orderItemId } = centre
    const lines = [{ orderItemId, copies: 2 }]
    ;(await calls.refund(client, admin, { orderNo: centre.orderNo, lines })).assertStatus(200)
    assert.sameMembers(await listed(client, admin), [orderNo, centre.orderNo])
    const form = { orderNo: centre.orderNo, earlierRefunds: 1 }
    ;(await calls.refund(client, admin, form)).assertStatus(200)
    assert.isFalse(await isMarked(centre.orderNo))
    ;(await calls.refund(client, admin, { orderNo })).assertStatus(200)
    assert.isFalse(await isMarked(orderNo))
    assert.deepEqual(await listed(client, admin), [])
  })

  test('orders of videos never await a parcel', async ({ client, assert }) => {
    const admin = await createUser(Role.Admin)
    for (let made = 0; made < 3; made++) await calls.bought(client, shop.one(await shop.course()))
    assert.deepEqual(await listed(client, admin), [])
    const marked = await db.from('orders').where('awaits_shipment', true).count('* as total')
    assert.equal(Number(marked[0].total), 0)
  })
})
