import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { messages } from '#commerce/terms'
import { Role } from '#core/roles'
import { createUser, type CreatedUser } from '#tests/factories/accounts'
import { readRows } from '#tests/workbook'
import * as shop from '#tests/functional/commerce/commerce_helpers'

test.group('Orders shipped together', (group) => {
  group.tap((test) => test.tags(['@engine']))
  let buyer: CreatedUser
  let admin: CreatedUser
  shop.resetShopEachTest(group)
  group.each.setup(async () => {
    buyer = await createUser()
    admin = await createUser(Role.Admin)
  })

  async function bought(client: ApiClient, type = 3): Promise<string> {
    const courseId = await shop.course({ price: 50_00, type })
    const addrId = type === 3 ? await shop.address(buyer) : undefined
    const orderNo = await shop.ordered(client, buyer, shop.one(courseId), { addrId })
    await shop.pay(client, buyer, orderNo)
    await shop.paid(orderNo)
    return orderNo
  }
  const ship = async (client: ApiClient, shipments: { orderId: string; trackingNo: string }[]) =>
    (await client.post('/api/admin/shipments').as(admin).json({ shipments })).body()
  const trackingNoOf = async (orderNo: string) =>
    (await db.from('orders').where('order_no', orderNo).first()).tracking_no

  test('each order gets its number, its message and its audit entry', async ({ client, assert }) => {
    const [one, two] = [await bought(client), await bought(client)]
    const results = await ship(client, [
      { orderId: two, trackingNo: 'SF0002' },
      { orderId: one, trackingNo: 'SF0001' },
    ])
    assert.deepInclude(results, { code: '200', succeeded: 2, refused: [] })
    assert.deepEqual([await trackingNoOf(one), await trackingNoOf(two)], ['SF0001', 'SF0002'])
    const entries = await db.from('audit_logs').where('action', 'order.deliver').orderBy('id')
    assert.deepEqual(
      entries.map(({ object }) => object),
      [`order:${one}`, `order:${two}`]
    )
    assert.lengthOf(await db.from('messages').where({ kind: 'parcelSent', user_id: buyer.user.id }), 2)
  })

  test('refused orders are named and stay as they are', async ({ client, assert }) => {
    const [book, shipped, course] = [await bought(client), await bought(client), await bought(client, 1)]
    await ship(client, [{ orderId: shipped, trackingNo: 'SF0009' }])
    const unknown = '2'.repeat(20)
    const results = await ship(
      client,
      [book, shipped, course, unknown].map((orderId) => ({ orderId, trackingNo: 'SF0001' }))
    )
    assert.equal(results.succeeded, 1)
    assert.sameDeepMembers(results.refused, [
      { orderId: shipped, reason: messages.shippedAlready('SF0009') },
      { orderId: course, reason: messages.nothingShips },
      { orderId: unknown, reason: '没有找到您要的内容' },
    ])
    assert.deepEqual([await trackingNoOf(book), await trackingNoOf(shipped)], ['SF0001', 'SF0009'])
    assert.lengthOf(await db.from('messages').where({ kind: 'parcelSent', user_id: buyer.user.id }), 2)
  })

  test('a malformed tracking number is rejected at its row', async ({ client, assert }) => {
    const orderId = await bought(client)
    const { errors } = await ship(client, [{ orderId, trackingNo: '顺丰' }])
    assert.deepInclude(errors[0], { field: 'shipments.0.trackingNo', msg: messages.trackingNoWrong })
  })

  test('selected orders are exported without a date range', async ({ client, assert }) => {
    const [one] = [await bought(client), await bought(client)]
    const answer = await fetch(`http://127.0.0.1:${process.env.PORT}/api/admin/orders-export`, {
      method: 'POST',
      headers: { 'authorization': admin.token, 'content-type': 'application/json', 'connection': 'close' },
      body: JSON.stringify({ orderIds: [one] }),
    })
    const [, ...rows] = await readRows(await answer.arrayBuffer())
    assert.lengthOf(rows, 1)
    assert.equal(rows[0][0], one)
  })
})
