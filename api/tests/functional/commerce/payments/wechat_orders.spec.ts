import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'

import type { Notice } from '#tests/drivers/payment/fake_wechat_notices'
import { wechatOpenid } from '#tests/drivers/payment/fake_official_account'
import { wallet } from '#tests/drivers/payment/fake_wechat_keys'
import { brokenInvariants } from '#tests/invariants'
import * as shop from '#tests/functional/commerce/commerce_helpers'
import { notify, wechatShop } from '#tests/functional/commerce/payments/wechat_shop'
import { closeStaleOrders, settleMissedPayments } from '#tests/functional/commerce/use_cases'

test.group('Orders paid through WeChat Pay', (group) => {
  const store = wechatShop(group)
  group.each.teardown(async () => {
    const broken = await brokenInvariants(db.connection())
    if (broken.length) throw new Error(`broken: ${broken.join('; ')}`)
  })

  test('an order is opened at WeChat, notified and settled', async ({ client, assert }) => {
    const { learner, courseId, orderNo, merchantNo } = await store.waiting(client)
    const order = await db.from('orders').where('order_no', orderNo).first()
    const { form } = store.fake.orders.all.get(merchantNo)!
    assert.include(form, { description: order.order_name, out_trade_no: merchantNo })
    assert.deepEqual(form.amount, { total: 100_00, currency: 'CNY' })
    const until = DateTime.fromSQL(order.expires_at, { zone: 'utc' })
    assert.equal(Date.parse(form.time_expire), until.toMillis())

    await store.pay(merchantNo)

    assert.equal(await shop.statusOf(orderNo), 2)
    assert.deepEqual(await shop.coursesOf(learner), [courseId])
    const payment = await db.from('payments').where('merchant_no', merchantNo).first()
    const { transactionId } = store.fake.orders.all.get(merchantNo)!
    assert.include(payment, { provider: 'wechat', transaction_id: transactionId, status: 'paid' })
    assert.equal(store.fake.clock.waiting, 0)
  })

  test('an order reuses its payment attempt', async ({ client, assert }) => {
    const { learner, orderNo, merchantNo } = await store.waiting(client)

    assert.equal(await shop.shown(client, learner, orderNo), merchantNo)
    assert.lengthOf(store.fake.orders.all.values().toArray(), 1)
  })

  test('polling settles an order whose webhook was lost', async ({ client, assert }) => {
    const { learner, courseId, orderNo, merchantNo } = await store.waiting(client)
    store.fake.post.to = async () => false
    await store.pay(merchantNo)

    const seen = await client.get(`/api/orders/${orderNo}`).as(learner)

    assert.equal(seen.body().order.orderStatus, 2)
    assert.deepEqual(await shop.coursesOf(learner), [courseId])
  })

  test('the job settles an order without polling', async ({ client, assert }) => {
    const { learner, courseId, merchantNo } = await store.waiting(client)
    store.fake.orders.pay(merchantNo)
    await store.later(60)

    assert.equal(await settleMissedPayments(), 1)
    assert.deepEqual(await shop.coursesOf(learner), [courseId])
    assert.equal(await settleMissedPayments(), 0)
  })

  test('WeChat repeats its webhook on schedule until it is confirmed', async ({ client, assert }) => {
    const { orderNo, merchantNo } = await store.waiting(client)
    const listen = store.fake.post.to
    store.fake.post.to = async () => false
    await store.pay(merchantNo)
    await store.later(15 + 15 + 15)
    assert.lengthOf(store.fake.post.sent, 3)
    assert.equal(await shop.statusOf(orderNo), 1)

    store.fake.post.to = listen
    await store.later(20)

    assert.equal(await shop.statusOf(orderNo), 2)
    await store.later(24 * 3600)
    assert.lengthOf(store.fake.post.sent, 4)
  })

  test('WeChat sends at most sixteen webhooks in 24 hours', async ({ client, assert }) => {
    const { merchantNo } = await store.waiting(client)
    store.fake.post.to = async () => false
    await store.pay(merchantNo)

    await store.later(72 * 3600)

    const { sent } = store.fake.post
    assert.lengthOf(sent, 16)
    assert.equal(Math.round((sent[15].at - sent[0].at) / 1000), 24 * 3600 + 4 * 60)
  })

  test('concurrent webhooks pay an order once', async ({ client, assert }) => {
    const orders = []
    for (let at = 0; at < 4; at++) orders.push(await store.waiting(client))
    const notices = orders.flatMap(({ merchantNo }) => {
      store.fake.orders.pay(merchantNo)
      return Array.from({ length: 5 }, () => store.fake.post.write({ transaction: merchantNo }))
    })

    const shuffled = notices.sort(() => Math.random() - 0.5)
    const answers = await Promise.all(shuffled.map((notice) => notify(notice)))

    assert.deepEqual([...new Set(answers)], [200])
    for (const { learner, courseId, orderNo } of orders) {
      assert.equal(await shop.statusOf(orderNo), 2)
      assert.deepEqual(await shop.coursesOf(learner), [courseId])
    }
  })

  test('webhooks by old certificate and new public key are accepted', async ({ client, assert }) => {
    for (const serial of [wallet.certificateSerial, wallet.publicKeyId]) {
      const { orderNo, merchantNo } = await store.waiting(client)
      store.fake.orders.pay(merchantNo)

      assert.equal(await notify(store.fake.post.write({ transaction: merchantNo }, { serial })), 200)
      assert.equal(await shop.statusOf(orderNo), 2)
    }
  })

  test('an order paid before its deletion is settled', async ({ client, assert }) => {
    const { learner, orderNo, merchantNo } = await store.waiting(client)
    store.fake.orders.pay(merchantNo)

    const answer = await client.delete(`/api/user/orders/${orderNo}`).as(learner)

    assert.equal(answer.body().msg, '订单已支付，不能删除')
    assert.equal(await shop.statusOf(orderNo), 2)
  })

  test('an expired order is closed here and at WeChat', async ({ client, assert }) => {
    const { orderNo, merchantNo } = await store.waiting(client)
    await store.later(31 * 60)

    assert.include(await closeStaleOrders(), { closed: 1, failed: 0 })
    assert.equal(await shop.statusOf(orderNo), 3)
    assert.equal(store.fake.orders.all.get(merchantNo)!.state, 'CLOSED')
  })

  test('an order deleted while being paid ends deleted or paid', async ({ client, assert }) => {
    for (let round = 0; round < 12; round++) {
      const { learner, courseId, orderNo, merchantNo } = await store.waiting(client)
      await Promise.all([
        client.delete(`/api/user/orders/${orderNo}`).as(learner),
        new Promise((resolve) => setTimeout(resolve, round)).then(() =>
          store.fake.orders.pay(merchantNo) ? store.fake.post.sendNotice({ transaction: merchantNo }) : undefined
        ),
      ])

      const isPaid = store.fake.orders.all.get(merchantNo)!.state === 'SUCCESS'
      assert.equal(await shop.statusOf(orderNo), isPaid ? 2 : 3)
      assert.deepEqual(await shop.coursesOf(learner), isPaid ? [courseId] : [])
    }
    assert.deepEqual(await shop.exceptions(), [])
  })

  test('a payment after closing is an exception and grants nothing', async ({ client, assert }) => {
    const { learner, orderNo, merchantNo } = await store.waiting(client)
    await client.delete(`/api/user/orders/${orderNo}`).as(learner)
    store.fake.orders.pay(merchantNo, { late: true })

    const notice: Notice = store.fake.post.write({ transaction: merchantNo })
    assert.equal(await notify(notice), 200)
    assert.equal(await notify(notice), 200)

    assert.equal(await shop.statusOf(orderNo), 3)
    assert.deepEqual(await shop.exceptions(), [{ kind: 'late', amount_fen: 100_00 }])
    assert.deepEqual(await shop.coursesOf(learner), [])
  })
})

test.group('Orders paid on a phone through WeChat Pay', (group) => {
  const store = wechatShop(group)

  test('an order can change from QR code to H5 to JSAPI', async ({ client, assert }) => {
    const { learner, orderNo, merchantNo } = await store.waiting(client)
    const begin = (form: object) => client.post(`/api/user/orders/${orderNo}/payment-attempts`).as(learner).json(form)

    const page = await begin({ way: 'h5' })
    const address = new URL((await begin({ way: 'jsapi' })).body().authorizeUrl)
    const state = address.searchParams.get('state')
    const window = await begin({ way: 'jsapi', state, code: store.fake.account.authorize() })

    assert.match(page.body().pageUrl, /^https:\/\/wx\.tenpay\.com\//)
    assert.equal(address.origin, 'https://open.weixin.qq.com')
    assert.isNull(window.body().bridgeUrl)
    assert.match(window.body().call.package, /^prepay_id=wx/)
    assert.equal(store.fake.orders.all.get(merchantNo)!.state, 'CLOSED')
    assert.equal(store.fake.orders.all.get(`${orderNo}_2`)!.state, 'CLOSED')
    assert.include(store.fake.orders.all.get(`${orderNo}_3`), { state: 'NOTPAY', way: 'jsapi' })
    assert.equal(store.fake.orders.all.get(`${orderNo}_3`)!.form.payer.openid, wechatOpenid)
    const shown = await client.get(`/api/orders/${orderNo}`).as(learner)
    assert.notInclude(shown.text(), wechatOpenid)
    await store.pay(`${orderNo}_3`)
    assert.equal(await shop.statusOf(orderNo), 2)
  })
})
