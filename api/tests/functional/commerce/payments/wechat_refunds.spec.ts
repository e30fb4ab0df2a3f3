import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'

import { messages } from '#commerce/refunds/terms'
import { Role } from '#core/roles'
import { atWallet } from '#tests/drivers/payment/fake_wechat_orders'
import { createUser } from '#tests/factories/accounts'
import { brokenInvariants } from '#tests/invariants'
import { refund } from '#tests/functional/commerce/refunds/refund_calls'
import * as shop from '#tests/functional/commerce/commerce_helpers'
import { notify, wechatShop } from '#tests/functional/commerce/payments/wechat_shop'
import { otherUser } from '#tests/drivers/payment/fake_wechat_keys'
import type { NoticeChanges } from '#tests/drivers/payment/fake_wechat_notices'
import { processDueRefunds, reconcileDay } from '#tests/functional/commerce/use_cases'

type WebhookData = Record<string, unknown>

/** Webhooks of a refund that must not be accepted. */
const forgeries: { what: string; as?: NoticeChanges; change?: (result: WebhookData) => object }[] = [
  { what: 'the signature of another sender', as: { key: otherUser.privateKey } },
  { what: 'an unknown serial', as: { serial: 'PUB_KEY_ID_9999' } },
  { what: 'a time ten minutes ago', as: { at: -600_000 } },
  { what: 'a body encrypted with another key', as: { apiKey: 'x'.repeat(32) } },
  { what: 'another merchant', change: (result) => ({ ...result, mchid: '1900009999' }) },
  { what: 'no merchant', change: ({ mchid, ...result }) => result },
  { what: 'dollars', change: (result) => ({ ...result, amount: { ...(result.amount as object), currency: 'USD' } }) },
  { what: 'no amount', change: ({ amount, ...result }) => result },
]

test.group('Refunds through WeChat Pay', (group) => {
  const store = wechatShop(group)
  group.each.teardown(async () => {
    const broken = await brokenInvariants(db.connection())
    if (broken.length) throw new Error(`broken: ${broken.join('; ')}`)
  })

  async function paid(client: ApiClient) {
    const order = await store.waiting(client)
    await store.pay(order.merchantNo)
    return order
  }
  async function refunded(client: ApiClient) {
    const order = await paid(client)
    const answer = await refund(client, await createUser(Role.Admin), { orderNo: order.orderNo })
    if (answer.body().code !== '200') throw new Error(answer.text())
    return order
  }
  const row = async () => db.from('refunds').firstOrFail()
  const state = () =>
    Promise.all(
      ['orders', 'payments', 'refunds', 'user_courses', 'payment_exceptions'].map((table) =>
        db.from(table).orderBy('id')
      )
    )

  test('a refund is processing until WeChat reports success', async ({ client, assert }) => {
    const { learner } = await refunded(client)
    assert.equal((await row()).status, 'processing')
    assert.deepEqual((await client.get('/api/user/courses').as(learner)).body().courses, [])

    await store.fake.post.finishRefunds()

    const [result] = store.fake.refunds.all.values()
    assert.include(await row(), { status: 'done', provider_refund_id: result.refundId })
    assert.equal(store.fake.clock.waiting, 0)
  })

  test('a webhook with {what} does not finish a refund')
    .with(forgeries)
    .run(async ({ client, assert }, { as = {}, change = (result) => result }) => {
      await refunded(client)
      const [result] = store.fake.refunds.all.values()
      Object.assign(result, { state: 'SUCCESS', doneAt: store.fake.clock.now() })
      const before = await state()
      const at = store.fake.clock.now() + (as.at ?? 0)
      const notice = store.fake.post.write({ refund: result.no }, { ...as, at, change })

      assert.equal(await notify(notice), 401)

      assert.deepEqual(await state(), before)
    })

  test('a webhook over {what} fails the refund with a reason')
    .with([
      { what: 'another amount', change: { amount: { refund: 1, total: 100_00, currency: 'CNY' } } },
      { what: 'another payment', change: { out_trade_no: '26010112000000000000_9' } },
    ])
    .run(async ({ client, assert }, { change }) => {
      await refunded(client)
      const [result] = store.fake.refunds.all.values()
      Object.assign(result, { state: 'SUCCESS', doneAt: store.fake.clock.now() })
      const honest = store.fake.post.write({ refund: result.no })
      const tampered = (data: WebhookData) => ({ ...data, ...change })
      const forged = store.fake.post.write({ refund: result.no }, { change: tampered })

      assert.equal(await notify(forged), 200)
      assert.include(await row(), { status: 'failed', failure: messages.otherAmount })
      await notify(honest)
      assert.equal((await row()).status, 'done')
      await notify(forged)
      assert.equal((await row()).status, 'done')
    })

  test('a webhook of an unknown refund changes nothing', async ({ client, assert }) => {
    await refunded(client)
    const [result] = store.fake.refunds.all.values()
    const before = await state()
    const change = (data: WebhookData) => ({ ...data, out_refund_no: 'R00000000000000000000_1' })

    assert.equal(await notify(store.fake.post.write({ refund: result.no }, { change })), 200)

    assert.deepEqual(await state(), before)
  })

  test('a refund whose webhook was lost is queried', async ({ client, assert }) => {
    await refunded(client)
    store.fake.post.to = async () => false
    await store.fake.post.finishRefunds()
    await store.later(120)

    assert.equal(await processDueRefunds(), 1)

    assert.equal((await row()).status, 'done')
    assert.equal(await processDueRefunds(), 0)
  })

  test('a refund rejected by the account succeeds after a retry', async ({ client, assert }) => {
    await refunded(client)
    await store.fake.post.finishRefunds('ABNORMAL')
    assert.include(await row(), { status: 'failed', failure: messages.refusedByAccount })

    const [result] = store.fake.refunds.all.values()
    Object.assign(result, { state: 'SUCCESS', doneAt: store.fake.clock.now() })
    await store.fake.post.sendNotice({ refund: result.no })

    assert.equal((await row()).status, 'done')
  })

  test('the provider report matches, and a missed payment is settled', async ({ client, assert }) => {
    const day = atWallet(store.fake.clock.now()).toISODate()!
    await refunded(client)
    await store.fake.post.finishRefunds()
    const lost = await store.waiting(client)
    store.fake.orders.pay(lost.merchantNo)
    await store.later(36 * 3600)

    const stored = await reconcileDay(day)

    assert.include(
      { status: stored.status, failure: stored.failure, differences: Number(stored.differences) },
      { status: 'done', failure: null, differences: 0 }
    )
    assert.equal(await shop.statusOf(lost.orderNo), 2)
    assert.deepEqual(await shop.coursesOf(lost.learner), [lost.courseId])
  })

  test('a provider report is missing before ten o’clock', async ({ client, assert }) => {
    await refunded(client)
    const stored = await reconcileDay(atWallet(store.fake.clock.now()).toISODate()!)
    assert.equal(stored.status, 'failed')
  })
})
