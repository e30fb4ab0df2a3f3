import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { refundRequestMessages as messages } from '#commerce/refunds/terms'
import { Role } from '#core/roles'
import { createUser, type CreatedUser } from '#tests/factories/accounts'
import * as calls from '#tests/functional/commerce/refunds/refund_calls'
import * as shop from '#tests/functional/commerce/commerce_helpers'

const url = (orderNo: string) => `/api/user/orders/${orderNo}/refund-requests`
const ask = (client: ApiClient, buyer: CreatedUser, orderNo: string, reason = '买错了课程') =>
  client.post(url(orderNo)).as(buyer.token).json({ reason })
const withdraw = (client: ApiClient, buyer: CreatedUser, orderNo: string) => client.delete(url(orderNo)).as(buyer.token)
const refuse = (client: ApiClient, admin: CreatedUser, id: number, reason = '课程已经学完') =>
  client.post(`/api/admin/refund-requests/${id}/rejections`).as(admin.token).json({ reason })
const shown = async (client: ApiClient, reader: CreatedUser, orderNo: string) =>
  (await client.get(`/api/orders/${orderNo}`).as(reader.token)).body().order
const requests = (orderNo: string) =>
  db
    .from('refund_requests')
    .join('orders', 'orders.id', 'refund_requests.order_id')
    .where('order_no', orderNo)
    .orderBy('refund_requests.id')
    .select('refund_requests.*')

async function paidOrder(client: ApiClient) {
  const [admin, buyer] = [await createUser(Role.Admin), await createUser()]
  const orderNo = await shop.ordered(client, buyer, shop.one(await shop.course({ price: 50_00 })))
  await shop.pay(client, buyer, orderNo)
  await shop.paid(orderNo)
  return { admin, buyer, orderNo }
}

test.group('Requests for refunds', (group) => {
  group.tap((test) => test.tags(['@engine']))
  shop.resetShopEachTest(group)

  test('a buyer asks for a refund and withdraws it', async ({ client, assert }) => {
    const { buyer, orderNo } = await paidOrder(client)
    assert.isTrue((await shown(client, buyer, orderNo)).mayRequestRefund)

    assert.equal((await ask(client, buyer, orderNo)).body().msg, messages.requested)
    const waiting = await shown(client, buyer, orderNo)
    assert.isFalse(waiting.mayRequestRefund)
    assert.containSubset(waiting.refundRequests, [{ reason: '买错了课程', requestStatus: 'waiting', answer: null }])
    assert.equal((await ask(client, buyer, orderNo)).body().msg, messages.alreadyWaiting)

    assert.equal((await withdraw(client, buyer, orderNo)).body().msg, messages.withdrawn)
    assert.equal((await withdraw(client, buyer, orderNo)).body().msg, messages.nothingWaiting)
    assert.equal((await shown(client, buyer, orderNo)).refundRequests[0].requestStatus, 'withdrawn')
  })

  test('only the buyer of a paid order can ask, with a reason', async ({ client, assert }) => {
    const { buyer, orderNo } = await paidOrder(client)
    const unpaid = await shop.ordered(client, buyer, shop.one(await shop.course()))

    assert.equal((await ask(client, await createUser(), orderNo)).status(), 404)
    assert.equal((await withdraw(client, await createUser(), orderNo)).status(), 404)
    assert.equal((await ask(client, buyer, unpaid)).body().code, 'error')
    assert.equal((await ask(client, buyer, orderNo, ' ')).body().msg, messages.reasonNeeded)
    assert.equal((await ask(client, buyer, orderNo, '退'.repeat(201))).body().msg, messages.reasonTooLong)
    assert.isFalse((await shown(client, buyer, unpaid)).mayRequestRefund)
  })

  test('an order has at most five requests', async ({ client, assert }) => {
    const { buyer, orderNo } = await paidOrder(client)
    for (let time = 0; time < 5; time++) {
      await ask(client, buyer, orderNo)
      await withdraw(client, buyer, orderNo)
    }

    assert.equal((await ask(client, buyer, orderNo)).body().msg, messages.tooMany)
  })

  test('a refused request sends its reason to the buyer, audited', async ({ client, assert }) => {
    const { admin, buyer, orderNo } = await paidOrder(client)
    await ask(client, buyer, orderNo)
    const [{ id }] = await requests(orderNo)

    assert.equal((await refuse(client, admin, id, ' ')).body().msg, messages.answerNeeded)
    assert.equal((await refuse(client, admin, id)).body().msg, messages.refused)
    assert.equal((await refuse(client, admin, id)).body().msg, messages.nothingWaiting)

    const [request] = (await shown(client, buyer, orderNo)).refundRequests
    assert.include(request, { requestStatus: 'refused', answer: '课程已经学完' })
    const sent = await db.from('messages').where({ user_id: buyer.user.id, kind: 'refundRefused' })
    assert.lengthOf(sent, 1)
    const entry = await db.from('audit_logs').where('action', 'order.refuse-refund-request').firstOrFail()
    assert.include(entry, { object: `order:${orderNo}`, reason: '课程已经学完' })
    assert.isTrue((await shown(client, buyer, orderNo)).mayRequestRefund)
  })

  test('a refund accepts the waiting request', async ({ client, assert }) => {
    const { admin, buyer, orderNo } = await paidOrder(client)
    await ask(client, buyer, orderNo)

    const answer = await calls.refund(client, admin, { orderNo, lines: await calls.linesOf(orderNo, 1) })

    assert.equal(answer.body().code, '200')
    const order = await shown(client, buyer, orderNo)
    assert.equal(order.refundRequests[0].requestStatus, 'accepted')
    assert.lengthOf(order.refunds, 1)
    assert.equal((await ask(client, buyer, orderNo)).body().code, 'error')
  })

  test('staff filter orders by waiting requests and see their history', async ({ client, assert }) => {
    const { admin, buyer, orderNo } = await paidOrder(client)
    await paidOrder(client)
    await ask(client, buyer, orderNo)

    const list = await client.get('/api/orders').qs({ refundRequested: true }).as(admin.token)
    const detail = await client.get(`/api/admin/orders/${orderNo}`).as(admin.token)
    const history = await client.get(`/api/admin/orders/${orderNo}/history`).as(admin.token)

    assert.deepEqual(
      list.body().orders.map(({ orderId }: { orderId: string }) => orderId),
      [orderNo]
    )
    assert.equal(detail.body().order.refundRequests[0].requestStatus, 'waiting')
    assert.containSubset(history.body().rows, [{ text: '买家申请退款', detail: '买错了课程' }])
  })

  test('one of several concurrent requests is stored', async ({ client, assert }) => {
    const { buyer, orderNo } = await paidOrder(client)

    const answers = await Promise.all(Array.from({ length: 5 }, () => ask(client, buyer, orderNo)))

    const replies = answers.map((answer) => answer.body().msg)
    assert.deepEqual(replies.sort(), [messages.requested, ...Array(4).fill(messages.alreadyWaiting)].sort())
    assert.lengthOf(await requests(orderNo), 1)
  })

  test('a request concurrent with a refund is answered once', async ({ client, assert }) => {
    const { admin, buyer, orderNo } = await paidOrder(client)
    await ask(client, buyer, orderNo)
    const [{ id }] = await requests(orderNo)
    const lines = await calls.linesOf(orderNo, 1)

    const [refunded, refused, withdrawn] = await Promise.all([
      calls.refund(client, admin, { orderNo, lines }),
      refuse(client, admin, id),
      withdraw(client, buyer, orderNo),
    ])

    assert.equal(refunded.body().code, '200')
    const [request] = await requests(orderNo)
    assert.isNull(request.open_order_id)
    assert.include(['accepted', 'refused', 'withdrawn'], request.status)
    assert.equal(refused.body().code === '200', request.status === 'refused')
    assert.equal(withdrawn.body().code === '200', request.status === 'withdrawn')
    const sent = await db.from('messages').where({ user_id: buyer.user.id, kind: 'refundRefused' })
    assert.lengthOf(sent, request.status === 'refused' ? 1 : 0)
  })
})
