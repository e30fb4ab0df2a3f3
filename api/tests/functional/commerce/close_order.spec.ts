import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { DateTime } from 'luxon'

import { brokenInvariants } from '#tests/invariants'
import { setClock } from '#core/time'
import { createUser, type CreatedUser } from '#tests/factories/accounts'
import * as shop from '#tests/functional/commerce/commerce_helpers'
import { waitForWebhooks } from '#tests/functional/commerce/wallet_notices'
import { closeStaleOrders } from '#tests/functional/commerce/use_cases'

const remove = (client: ApiClient, { token }: CreatedUser, orderNo: string) =>
  client.delete(`/api/user/orders/${orderNo}`).as(token)

test.group('Closed orders', (group) => {
  group.tap((test) => test.tags(['@engine']))
  shop.resetShopEachTest(group)
  group.each.teardown(() => setClock(null))
  group.each.teardown(async () => {
    const broken = await brokenInvariants(db.connection())
    if (broken.length) throw new Error(`broken: ${broken.join('; ')}`)
  })

  async function waiting(client: ApiClient) {
    const learner = await createUser()
    const orderNo = await shop.ordered(client, learner, shop.one(await shop.course()))
    return { learner, orderNo }
  }
  const after = (minutes: number) => setClock(() => DateTime.utc().plus({ minutes }))

  test('a deleted order keeps its reason and closes its payment', async ({ client, assert }) => {
    const { learner, orderNo } = await waiting(client)
    const merchantNo = await shop.shown(client, learner, orderNo)

    const first = await remove(client, learner, orderNo)
    const second = await remove(client, learner, orderNo)

    assert.equal(first.body().code, '200')
    assert.equal(second.body().msg, '删除失败')
    const orderResponse = await client.get(`/api/orders/${orderNo}`).as(learner)
    assert.include(orderResponse.body().order, { orderStatus: 3, closeReason: 'cancelled' })
    assert.equal((await (await shop.wallet()).find(merchantNo))!.state, 'closed')
  })

  test('a paid order cannot be deleted', async ({ client, assert }) => {
    const { learner, orderNo } = await waiting(client)
    await shop.pay(client, learner, orderNo)
    await shop.paid(orderNo)

    assert.equal((await remove(client, learner, orderNo)).body().msg, '删除失败')
    assert.equal(await shop.statusOf(orderNo), 2)
  })

  test('a missed payment is settled when its order is deleted', async ({ client, assert }) => {
    const { learner, orderNo } = await waiting(client)
    await shop.pay(client, learner, orderNo, 'lose')

    const answer = await remove(client, learner, orderNo)

    assert.equal(answer.body().msg, '订单已支付，不能删除')
    assert.equal(await shop.statusOf(orderNo), 2)
    assert.lengthOf(await shop.coursesOf(learner), 1)
  })

  test('the job closes unpaid orders after half an hour', async ({ client, assert }) => {
    const { learner, orderNo } = await waiting(client)
    const fresh = await waiting(client)
    const merchantNo = await shop.shown(client, learner, orderNo)
    await db.from('orders').where('order_no', fresh.orderNo).update({ expires_at: '2099-01-01 00:00:00' })

    after(29)
    assert.deepEqual(await closeStaleOrders(), { closed: 0, paid: 0, gone: 0, failed: 0 })
    after(31)
    assert.deepEqual(await closeStaleOrders(), { closed: 1, paid: 0, gone: 0, failed: 0 })

    const row = await db.from('orders').where('order_no', orderNo).first()
    assert.include(row, { order_status: 3, close_reason: 'expired' })
    assert.equal(await shop.statusOf(fresh.orderNo), 1)
    assert.equal((await (await shop.wallet()).find(merchantNo))!.state, 'closed')
  })

  test('a last-minute payment is settled instead of closed', async ({ client, assert }) => {
    const { learner, orderNo } = await waiting(client)
    await shop.pay(client, learner, orderNo, 'lose')

    after(31)
    assert.deepEqual(await closeStaleOrders(), { closed: 0, paid: 1, gone: 0, failed: 0 })

    assert.equal(await shop.statusOf(orderNo), 2)
    assert.lengthOf(await shop.coursesOf(learner), 1)
  })

  test('expired orders stay open while the payment provider is down', async ({ client, assert }) => {
    const { learner, orderNo } = await waiting(client)
    await shop.shown(client, learner, orderNo)
    after(31)

    await (await shop.wallet()).setStopped(true)
    assert.include(await closeStaleOrders(), { closed: 0, failed: 1 })
    assert.equal(await shop.statusOf(orderNo), 1)

    await (await shop.wallet()).setStopped(false)
    assert.include(await closeStaleOrders(), { closed: 1, failed: 0 })
  })

  test('an order with a recorded exception can be deleted', async ({ client, assert }) => {
    const { learner, orderNo } = await waiting(client)
    await shop.pay(client, learner, orderNo, 'amount')
    await shop.until(async () => (await shop.exceptions()).length === 1)

    assert.equal((await remove(client, learner, orderNo)).body().code, '200')
    assert.equal(await shop.statusOf(orderNo), 3)
  })

  test('a race of deletion, payment, polling and expiry has one winner', async ({ client, assert }) => {
    const ends = { deleted: 0, paid: 0 }
    for (let round = 0; round < 30; round++) {
      const { learner, orderNo } = await waiting(client)
      const merchantNo = await shop.shown(client, learner, orderNo)
      const wallet = await shop.wallet()
      const moves = [
        () => wallet.pay(merchantNo),
        () => remove(client, learner, orderNo),
        () => client.get(`/api/orders/${orderNo}`).as(learner),
        () => shop.shown(client, learner, orderNo).catch(() => null),
      ].sort(() => Math.random() - 0.5)
      await Promise.all(moves.map((move) => move()))
      const { state } = (await wallet.find(merchantNo))!
      await shop.until(async () => (await shop.statusOf(orderNo)) !== 1)

      const status = await shop.statusOf(orderNo)
      assert.equal(status, state === 'paid' ? 2 : 3)
      assert.lengthOf(await shop.coursesOf(learner), status === 2 ? 1 : 0)
      ends[status === 2 ? 'paid' : 'deleted']++
    }
    await waitForWebhooks()
    assert.deepEqual(await shop.exceptions(), [])
    assert.equal(ends.deleted + ends.paid, 30)
  })
})
