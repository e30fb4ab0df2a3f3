import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'

import { Role } from '#core/roles'
import Alipay from '#drivers/payment/alipay/pay'
import { PaymentGateway, type RawWebhook } from '#drivers/payment/payment_gateway'
import { Wallets } from '#drivers/payment/wallets'
import { alipayMerchant, openFakeAlipay, type FakeAlipay } from '#tests/drivers/payment/alipay/fake_alipay'
import { createUser } from '#tests/factories/accounts'
import * as shop from '#tests/functional/commerce/commerce_helpers'
import { processDueRefunds, refundLatePayments } from '#tests/functional/commerce/use_cases'
import * as calls from '#tests/functional/commerce/refunds/refund_calls'
import { brokenInvariants } from '#tests/invariants'

test.group('Orders paid with Alipay', (group) => {
  let fake: FakeAlipay
  shop.resetShopEachTest(group)
  group.each.setup(async () => {
    fake = await openFakeAlipay()
    const alipay = new Alipay({ ...alipayMerchant, gateway: `${fake.origin}/gateway.do`, now: fake.clock.now })
    const local = await app.container.make(PaymentGateway)
    app.container.swap(Wallets, () => new Wallets([alipay, local]))
    return async () => {
      app.container.restore(Wallets)
      await fake.close()
      const broken = await brokenInvariants(db.connection())
      if (broken.length) throw new Error(`broken: ${broken.join('; ')}`)
    }
  })

  async function waiting(client: ApiClient) {
    const learner = await createUser()
    const orderNo = await shop.ordered(client, learner, shop.one(await shop.course()))
    return { learner, orderNo, merchantNo: await shop.shown(client, learner, orderNo) }
  }
  async function post({ headers, body }: RawWebhook, provider = 'alipay') {
    const address = `http://127.0.0.1:${process.env.PORT}/api/pay/${provider}/notify`
    const answer = await fetch(address, { method: 'POST', headers: headers as Record<string, string>, body })
    return { status: answer.status, text: await answer.text() }
  }

  test('a webhook settles the order and is answered with success', async ({ client, assert }) => {
    const { learner, orderNo, merchantNo } = await waiting(client)
    fake.trades.pay(merchantNo)

    assert.deepEqual(await post(fake.notice(merchantNo)), { status: 200, text: 'success' })
    assert.deepEqual(await post(fake.notice(merchantNo)), { status: 200, text: 'success' })

    assert.equal(await shop.statusOf(orderNo), 2)
    assert.lengthOf(await shop.coursesOf(learner), 1)
    assert.deepEqual(await shop.exceptions(), [])
  })

  test('a webhook of {what} settles nothing')
    .with([
      { what: 'another amount', changes: { total_amount: '99.99' }, status: 200, kind: 'amount' },
      { what: 'another seller', changes: { seller_id: '2088000000000009' }, status: 200, kind: 'orphan' },
      { what: 'another app', changes: { app_id: '2021000000000009' }, status: 200, kind: 'orphan' },
      { what: 'no payment number', changes: { out_trade_no: '' }, status: 400, kind: null },
      { what: 'an amount in words', changes: { total_amount: '一百' }, status: 400, kind: null },
    ])
    .run(async ({ client, assert }, { changes, status, kind }) => {
      const { orderNo, merchantNo } = await waiting(client)
      fake.trades.pay(merchantNo)

      assert.equal((await post(fake.notice(merchantNo, changes as unknown as Record<string, string>))).status, status)

      assert.equal(await shop.statusOf(orderNo), 1)
      const exceptions = await shop.exceptions()
      assert.deepEqual(
        exceptions.map((one) => one.kind),
        kind ? [kind] : []
      )
    })

  test('an altered webhook and one at another route are refused', async ({ client, assert }) => {
    const { orderNo, merchantNo } = await waiting(client)
    fake.trades.pay(merchantNo)
    const notice = fake.notice(merchantNo)

    const altered = { ...notice, body: notice.body.replace('100.00', '100.01') }
    assert.equal((await post(altered)).status, 401)
    assert.equal((await post(notice, 'local')).status, 401)
    assert.equal(await shop.statusOf(orderNo), 1)
  })

  test('a code that was paid after switching is refunded by a job', async ({ client, assert }) => {
    const { learner, orderNo, merchantNo } = await waiting(client)
    await client.get(`/api/public/orders/${orderNo}/qrcode`).qs({ provider: 'local' }).as(learner)
    fake.trades.pay(merchantNo)
    await post(fake.notice(merchantNo))
    assert.deepEqual(await shop.exceptions(), [{ kind: 'late', amount_fen: 100_00 }])

    await refundLatePayments()
    await processDueRefunds()

    assert.include(await db.from('refunds').firstOrFail(), { provider: 'alipay', status: 'done', requested_by: null })
    assert.include(await db.from('payment_exceptions').firstOrFail(), { status: 'refunded', resolved_by: null })
    await (await shop.wallet()).pay(`${orderNo}_2`)
    await shop.paid(orderNo)
  })

  test('the job and an admin refund a late payment once', async ({ client, assert }) => {
    const { learner, orderNo, merchantNo } = await waiting(client)
    await client.get(`/api/public/orders/${orderNo}/qrcode`).qs({ provider: 'local' }).as(learner)
    fake.trades.pay(merchantNo)
    await post(fake.notice(merchantNo))
    const { id } = await db.from('payment_exceptions').firstOrFail()
    const admin = await createUser(Role.Admin)

    const [answer] = await Promise.all([
      client
        .post(`/api/admin/payment-exceptions/${id}/refunds`)
        .as(admin)
        .header('idempotency-key', `key-${orderNo}-1234567890`)
        .json({ reason: '已改用其他方式支付' }),
      refundLatePayments(),
    ])

    assert.oneOf(answer.body().code, ['200', 'error'])
    assert.lengthOf(await db.from('refunds'), 1)
    await processDueRefunds()
    assert.include(await db.from('refunds').firstOrFail(), { status: 'done', amount_fen: 100_00 })
  }).tags(['@engine'])

  test('a late payment of another provider waits for an admin', async ({ client, assert }) => {
    const { learner, orderNo } = await waiting(client)
    await client.get(`/api/public/orders/${orderNo}/qrcode`).qs({ provider: 'local' }).as(learner)
    await client.delete(`/api/user/orders/${orderNo}`).as(learner)
    await (await shop.wallet()).pay(`${orderNo}_2`, 'late')
    await shop.until(async () => (await shop.exceptions()).length === 1)
    assert.deepEqual(await shop.exceptions(), [{ kind: 'late', amount_fen: 100_00 }])

    assert.equal(await refundLatePayments(), 0)
  })

  test('a paid order is refunded at Alipay', async ({ client, assert }) => {
    const { orderNo, merchantNo } = await waiting(client)
    fake.trades.pay(merchantNo)
    await post(fake.notice(merchantNo))

    const answer = await calls.refund(client, await createUser(Role.Admin), { orderNo })

    assert.equal(answer.body().code, '200')
    assert.include(await db.from('refunds').firstOrFail(), { provider: 'alipay', status: 'done' })
    await post(fake.notice(merchantNo))
    assert.deepEqual(await shop.exceptions(), [])
  })
})
