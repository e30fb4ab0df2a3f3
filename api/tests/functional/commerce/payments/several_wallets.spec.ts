import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { setTimeout as pause } from 'node:timers/promises'

import { PaymentGateway } from '#drivers/payment/payment_gateway'
import { Wallets } from '#drivers/payment/wallets'
import WechatPay from '#drivers/payment/wechat/pay'
import { openFakeWechat, type FakeWechat } from '#tests/drivers/payment/fake_wechat'
import { wechatMerchant } from '#tests/drivers/payment/fake_wechat_keys'
import { createUser, type CreatedUser } from '#tests/factories/accounts'
import { brokenInvariants } from '#tests/invariants'
import * as shop from '#tests/functional/commerce/commerce_helpers'
import { notify } from '#tests/functional/commerce/payments/wechat_shop'
import { settleMissedPayments } from '#tests/functional/commerce/use_cases'

/** WeChat Pay and the local provider, both offered. */
test.group('Several wallets', (group) => {
  let fake: FakeWechat
  group.tap((one) => one.tags(['@engine']))
  shop.resetShopEachTest(group)
  group.each.setup(async () => {
    fake = await openFakeWechat()
    fake.post.to = async (notice) => (await notify(notice)) < 300
    const wechat = new WechatPay({ ...wechatMerchant, origins: [fake.origin], now: fake.clock.now })
    const local = await app.container.make(PaymentGateway)
    app.container.swap(Wallets, () => new Wallets([wechat, local]))
    return async () => {
      app.container.restore(Wallets)
      await fake.close()
      const broken = await brokenInvariants(db.connection())
      if (broken.length) throw new Error(`broken: ${broken.join('; ')}`)
    }
  })

  async function waiting(client: ApiClient) {
    const learner = await createUser()
    return { learner, orderNo: await shop.ordered(client, learner, shop.one(await shop.course())) }
  }
  const scan = (client: ApiClient, learner: CreatedUser, orderNo: string, provider: string) =>
    client.get(`/api/public/orders/${orderNo}/qrcode`).qs({ provider }).as(learner)
  const attempts = async (orderNo: string) => {
    const rows = await db
      .from('payments')
      .join('orders', 'orders.id', 'payments.order_id')
      .where('order_no', orderNo)
      .orderBy('payments.id')
      .select('payments.*')
    return rows.map(({ provider, status }) => `${provider} ${status}`)
  }
  const payAtWechat = async (merchantNo: string) => {
    fake.orders.pay(merchantNo)
    await fake.post.sendNotice({ transaction: merchantNo })
  }

  test('an order lists the ways of all offered wallets', async ({ client, assert }) => {
    const { learner, orderNo } = await waiting(client)

    const { order } = (await client.get(`/api/orders/${orderNo}`).as(learner)).body()

    assert.containsSubset(order.payWays, [
      { provider: 'wechat', way: 'native', label: '微信支付' },
      { provider: 'local', way: 'native', label: '本机钱包' },
    ])
    assert.equal(order.qrcodeUrl, order.payWays[0].qrcodeUrl)
    for (const { qrcodeUrl } of order.payWays.filter((one: { way: string }) => one.way === 'native')) {
      ;(await client.get(qrcodeUrl)).assertStatus(200)
    }
    assert.deepEqual(await attempts(orderNo), ['wechat closed', 'local open'])
  })

  test('switching closes the attempt at the first wallet', async ({ client, assert }) => {
    const { learner, orderNo } = await waiting(client)
    await scan(client, learner, orderNo, 'wechat')

    await scan(client, learner, orderNo, 'local')

    assert.deepEqual(await attempts(orderNo), ['wechat closed', 'local open'])
    fake.orders.pay(`${orderNo}_1`)
    assert.equal((await client.get(`/api/orders/${orderNo}`).as(learner)).body().order.payProvider, 'local')
    await (await shop.wallet()).pay(`${orderNo}_2`)
    await shop.paid(orderNo)
    assert.deepEqual(await shop.exceptions(), [])
  })

  test('a payment at the first wallet is settled instead of switching', async ({ client, assert }) => {
    const { learner, orderNo } = await waiting(client)
    await scan(client, learner, orderNo, 'wechat')
    fake.orders.pay(`${orderNo}_1`)

    const answer = await scan(client, learner, orderNo, 'local')

    assert.equal(answer.body().msg, '订单已支付，请勿重复付款')
    assert.deepEqual(await attempts(orderNo), ['wechat paid'])
  })

  test('a webhook of the first wallet races with switching', async ({ client, assert }) => {
    for (let round = 0; round < 6; round++) {
      const { learner, orderNo } = await waiting(client)
      await scan(client, learner, orderNo, 'wechat')

      await Promise.all([
        pause(round * 3).then(() => payAtWechat(`${orderNo}_1`)),
        scan(client, learner, orderNo, 'local'),
      ])

      const rows = await attempts(orderNo)
      const isPaid = (await shop.statusOf(orderNo)) === 2
      assert.include(isPaid ? ['wechat paid'] : ['wechat closed,local open'], rows.join())
    }
    assert.deepEqual(await shop.exceptions(), [])
  })

  test('devices that switch at the same time leave one open attempt', async ({ client, assert }) => {
    const { learner, orderNo } = await waiting(client)

    await Promise.all(Array.from({ length: 6 }, (_, at) => scan(client, learner, orderNo, at % 2 ? 'local' : 'wechat')))

    const rows = await attempts(orderNo)
    assert.lengthOf(
      rows.filter((row) => row.endsWith('open')),
      1
    )
  })

  test('money that reaches both wallets pays the order once', async ({ client, assert }) => {
    const { learner, orderNo } = await waiting(client)
    await scan(client, learner, orderNo, 'local')
    await scan(client, learner, orderNo, 'wechat')
    await (await shop.wallet()).pay(`${orderNo}_1`, 'late')
    await shop.until(async () => (await shop.exceptions()).length === 1)

    await payAtWechat(`${orderNo}_2`)

    assert.equal(await shop.statusOf(orderNo), 2)
    assert.deepEqual(await attempts(orderNo), ['local closed', 'wechat paid'])
    assert.deepEqual(await shop.exceptions(), [{ kind: 'late', amount_fen: 100_00 }])
    assert.lengthOf(await shop.coursesOf(learner), 1)
  })

  test('a second payment after the order was paid is a double', async ({ client, assert }) => {
    const { learner, orderNo } = await waiting(client)
    await scan(client, learner, orderNo, 'local')
    await scan(client, learner, orderNo, 'wechat')
    await payAtWechat(`${orderNo}_2`)

    await (await shop.wallet()).pay(`${orderNo}_1`, 'late')

    await shop.until(async () => (await shop.exceptions()).length === 1)
    assert.deepEqual(await shop.exceptions(), [{ kind: 'double', amount_fen: 100_00 }])
  })

  test('a webhook at the route of another wallet is refused', async ({ client, assert }) => {
    const { learner, orderNo } = await waiting(client)
    await scan(client, learner, orderNo, 'wechat')
    const statuses: number[] = []
    fake.post.to = async (notice) => {
      for (const provider of ['local', 'alipay']) {
        const address = `http://127.0.0.1:${process.env.PORT}/api/pay/${provider}/notify`
        statuses.push((await fetch(address, { method: 'POST', ...notice })).status)
      }
      return true
    }

    await payAtWechat(`${orderNo}_1`)

    assert.deepEqual(statuses, [401, 404])
    assert.equal(await settleMissedPayments(), 0)
    assert.equal(await shop.statusOf(orderNo), 1)
  })
})
