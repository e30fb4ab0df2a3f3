import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'

import { messages as refundMessages } from '#commerce/refunds/terms'
import { Role } from '#core/roles'
import { BusinessZone, setClock } from '#core/time'
import { PaymentGateway } from '#drivers/payment/payment_gateway'
import { Wallets } from '#drivers/payment/wallets'
import WechatPay from '#drivers/payment/wechat/pay'
import { businessDay } from '#learning/entitlements/validity'
import { openFakeWechat, type FakeWechat } from '#tests/drivers/payment/fake_wechat'
import { wechatMerchant } from '#tests/drivers/payment/fake_wechat_keys'
import { createUser } from '#tests/factories/accounts'
import { brokenInvariants } from '#tests/invariants'
import * as calls from '#tests/functional/commerce/refunds/refund_calls'
import * as shop from '#tests/functional/commerce/commerce_helpers'
import { notify } from '#tests/functional/commerce/payments/wechat_shop'
import { closeStaleOrders, reconcileDueDays, settleMissedPayments } from '#tests/functional/commerce/use_cases'

test.group('A changed payment provider', (group) => {
  let fake: FakeWechat
  shop.resetShopEachTest(group)
  group.each.setup(async () => {
    fake = await openFakeWechat()
    fake.post.to = async (notice) => (await notify(notice)) < 300
    return async () => {
      setClock(null)
      app.container.restore(Wallets)
      await fake.close()
    }
  })
  group.each.teardown(async () => {
    const broken = await brokenInvariants(db.connection())
    if (broken.length) throw new Error(`broken: ${broken.join('; ')}`)
  })

  /** New payments go to WeChat Pay; the local provider took the earlier ones. */
  async function changeWallet({ keep = true } = {}) {
    const { now } = fake.clock
    const wechat = new WechatPay({ ...wechatMerchant, origins: [fake.origin], now })
    const local = await app.container.make(PaymentGateway)
    app.container.swap(Wallets, () => new Wallets([wechat], keep ? [local] : []))
  }

  async function openOrder(client: ApiClient) {
    const learner = await createUser()
    const orderNo = await shop.ordered(client, learner, shop.one(await shop.course()))
    const merchantNo = await shop.shown(client, learner, orderNo)
    return { learner, orderNo, merchantNo }
  }
  const paymentOf = (merchantNo: string) => db.from('payments').where('merchant_no', merchantNo).firstOrFail()
  const postAsAdmin = async (client: ApiClient, path: string, body: object = {}) => {
    const admin = await createUser(Role.Admin)
    return client.post(path).as(admin).json(body)
  }

  test('the webhook of the former provider settles an open order', async ({ client, assert }) => {
    const { orderNo, merchantNo } = await openOrder(client)
    await changeWallet()

    await (await shop.wallet()).pay(merchantNo)

    await shop.paid(orderNo)
    assert.include(await db.from('payment_notices').firstOrFail(), { provider: 'local' })
  })

  test('an open order is queried at its own provider', async ({ client, assert }) => {
    const [missed, checked] = [await openOrder(client), await openOrder(client)]
    for (const { merchantNo } of [missed, checked]) {
      await (await shop.wallet()).pay(merchantNo, 'lose')
    }
    await changeWallet()

    const answer = await postAsAdmin(client, `/api/admin/orders/${checked.orderNo}/wallet-checks`)
    assert.containSubset(answer.body(), { orderStatus: 2, answers: [{ state: 'paid', outcome: 'settled' }] })

    await db.from('payments').update({ created_at: '2026-01-01 00:00:00' })
    assert.equal(await settleMissedPayments(), 1)
    assert.equal(await shop.statusOf(missed.orderNo), 2)
  })

  test('the QR code of an open order stays at its provider', async ({ client, assert }) => {
    const { learner, orderNo, merchantNo } = await openOrder(client)
    await changeWallet()

    assert.equal(await shop.shown(client, learner, orderNo), merchantNo)
    const { order } = (await client.get(`/api/orders/${orderNo}`).as(learner)).body()
    assert.include(order, { payProvider: 'local' })
    const next = await shop.ordered(client, learner, shop.one(await shop.course()))
    assert.include(await paymentOf(await shop.shown(client, learner, next)), { provider: 'wechat' })
  })

  test('an expired order is closed at its provider', async ({ client, assert }) => {
    const { orderNo, merchantNo } = await openOrder(client)
    await changeWallet()
    setClock(() => DateTime.utc().plus({ hours: 1 }))

    assert.include(await closeStaleOrders(), { closed: 1, failed: 0 })

    setClock(null)
    const providerPayment = await (await shop.wallet()).find(merchantNo)
    assert.equal(providerPayment?.state, 'closed')
    assert.equal(await shop.statusOf(orderNo), 3)
  })

  test('a paid order is refunded by its provider', async ({ client, assert }) => {
    const { orderNo, merchantNo } = await openOrder(client)
    await (await shop.wallet()).pay(merchantNo)
    await shop.paid(orderNo)
    await changeWallet()

    const answer = await calls.refund(client, await createUser(Role.Admin), { orderNo })

    assert.equal(answer.body().code, '200')
    const refund = await db.from('refunds').firstOrFail()
    assert.include(refund, { provider: 'local', status: 'done' })
    assert.equal((await (await shop.wallet()).findRefund(refund.refund_no))?.state, 'done')
    assert.lengthOf([...fake.refunds.all.values()], 0)
  })

  test('a late payment is queried and refunded at its provider', async ({ client, assert }) => {
    const { learner, orderNo, merchantNo } = await openOrder(client)
    await client.delete(`/api/user/orders/${orderNo}`).as(learner)
    await (await shop.wallet()).pay(merchantNo, 'late')
    await shop.until(async () => (await shop.exceptions()).length === 1)
    const { id } = await db.from('payment_exceptions').firstOrFail()
    await changeWallet()

    const check = await postAsAdmin(client, `/api/admin/payment-exceptions/${id}/wallet-checks`)
    assert.include(check.body(), { walletState: 'paid' })
    const admin = await createUser(Role.Admin)
    const answer = await client
      .post(`/api/admin/payment-exceptions/${id}/refunds`)
      .as(admin)
      .header('idempotency-key', `key-${orderNo}-1234567890`)
      .json({ reason: '订单已关闭' })

    assert.equal(answer.body().code, '200')
    assert.include(await db.from('refunds').firstOrFail(), { provider: 'local', status: 'done' })
  })

  test('each provider is reconciled with its own payments', async ({ client, assert }) => {
    const first = await openOrder(client)
    await (await shop.wallet()).pay(first.merchantNo)
    await shop.paid(first.orderNo)
    await changeWallet()
    const learner = await createUser()
    const second = await shop.ordered(client, learner, shop.one(await shop.course()))
    fake.orders.pay(await shop.shown(client, learner, second))
    await fake.post.sendNotice({ transaction: (await db.from('payments').orderBy('id', 'desc').first()).merchant_no })
    await shop.paid(second)
    const today = businessDay()
    const noon = DateTime.fromISO(today, { zone: BusinessZone }).plus({ days: 1, hours: 12 })
    await fake.clock.advance(noon.diffNow('seconds').seconds)
    setClock(() => noon.toUTC())

    await reconcileDueDays()

    const days = await db.from('reconciled_days').where('day', today).orderBy('provider')
    assert.deepEqual(
      days.map((row) => [row.provider, row.status, row.our_payments, row.failure]),
      [
        ['local', 'done', 1, null],
        ['wechat', 'done', 1, null],
      ]
    )
    const admin = await createUser(Role.Admin)
    const shown = await client.get(`/api/admin/reconciliations/${today}?provider=local`).as(admin)
    assert.include(shown.body().reconciliation, { provider: 'local', ourPayments: 1 })
  })

  test('a webhook cannot settle a payment of another provider', async ({ client, assert }) => {
    const { orderNo, merchantNo } = await openOrder(client)
    await changeWallet()
    const learner = await createUser()
    const other = await shop.ordered(client, learner, shop.one(await shop.course()))
    const foreign = await shop.shown(client, learner, other)
    fake.orders.pay(foreign)
    await db.from('payments').where('merchant_no', merchantNo).update({ merchant_no: 'parked_1' })
    await db.from('payments').where('merchant_no', foreign).update({ merchant_no: 'parked_2' })
    await db.from('payments').where('merchant_no', 'parked_1').update({ merchant_no: foreign })

    await fake.post.sendNotice({ transaction: foreign })

    assert.equal(await shop.statusOf(orderNo), 1)
    const [exception] = await db.from('payment_exceptions')
    assert.include(exception, { kind: 'orphan', provider: 'wechat' })
  })

  test('orders of a missing provider are neither closed nor refunded', async ({ client, assert }) => {
    const open = await openOrder(client)
    const sold = await openOrder(client)
    await (await shop.wallet()).pay(sold.merchantNo)
    await shop.paid(sold.orderNo)
    await changeWallet({ keep: false })

    const refused = await calls.refund(client, await createUser(Role.Admin), { orderNo: sold.orderNo })
    assert.equal(refused.body().msg, refundMessages.otherWallet)
    const check = await postAsAdmin(client, `/api/admin/orders/${open.orderNo}/wallet-checks`)
    check.assertStatus(503)
    setClock(() => DateTime.utc().plus({ hours: 1 }))
    assert.include(await closeStaleOrders(), { closed: 0, failed: 1 })
    assert.equal(await shop.statusOf(open.orderNo), 1)
  })
})
