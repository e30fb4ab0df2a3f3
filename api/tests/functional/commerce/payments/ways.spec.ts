import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { DateTime } from 'luxon'

import { publicUrl } from '#config/app'
import { Role } from '#core/roles'
import { setClock } from '#core/time'
import LocalWallet from '#drivers/payment/local/wallet'
import { PaymentGateway } from '#drivers/payment/payment_gateway'
import { createUser, newSessionOf, type CreatedUser } from '#tests/factories/accounts'
import * as shop from '#tests/functional/commerce/commerce_helpers'
import { brokenInvariants } from '#tests/invariants'

test.group('Payment on the buyer’s phone', (group) => {
  shop.resetShopEachTest(group)
  group.each.teardown(async () => {
    setClock(null)
    app.container.restore(PaymentGateway)
    const broken = await brokenInvariants(db.connection())
    if (broken.length) throw new Error(`broken: ${broken.join('; ')}`)
  })

  async function waiting(client: ApiClient) {
    const learner = await createUser()
    const orderNo = await shop.ordered(client, learner, shop.one(await shop.course()))
    return { learner, orderNo }
  }
  const begin = (client: ApiClient, { token }: CreatedUser, orderNo: string, form: object) =>
    client.post(`/api/user/orders/${orderNo}/payment-attempts`).as(token).json(form)
  const attempts = async (orderNo: string) => {
    const rows = await db
      .from('payments')
      .join('orders', 'orders.id', 'payments.order_id')
      .where('order_no', orderNo)
      .orderBy('payments.id')
      .select('payments.*')
    return rows.map(({ merchant_no: no, way, status }) => `${no.split('_')[1]} ${way} ${status}`)
  }
  const waysOf = (answer: { body(): any }) =>
    answer.body().order.payWays.map(({ provider, way }: { provider: string; way: string }) => `${provider} ${way}`)
  /** What the browser inside WeChat returns with. */
  async function authorized(client: ApiClient, caller: CreatedUser, orderNo: string) {
    const first = await begin(client, caller, orderNo, { way: 'jsapi' })
    const { pathname, search } = new URL(first.body().authorizeUrl)
    const back = new URL((await client.get(pathname + search).redirects(0)).header('location')!).searchParams
    return { way: 'jsapi', code: back.get('code')!, state: back.get('state')! }
  }

  test('an H5 page takes the payment and returns to the order', async ({ client, assert }) => {
    const { learner, orderNo } = await waiting(client)

    const answer = await begin(client, learner, orderNo, { way: 'h5' })

    const { pathname, search } = new URL(answer.body().pageUrl)
    ;(await client.get(pathname + search)).assertStatus(403)
    const page = await client.get(pathname + search).header('referer', `${publicUrl}/`)
    page.assertStatus(200)
    assert.include(page.text(), '>付款</button>')
    const paid = await client.post(pathname + search).redirects(0)
    assert.equal(paid.header('location'), `${publicUrl}/index/submitted-order-info/${orderNo}?pay=h5`)
    await shop.paid(orderNo)
    assert.deepEqual(await attempts(orderNo), ['1 h5 paid'])
  })

  test('a JSAPI attempt fetches the openid and returns a signed call', async ({ client, assert }) => {
    const { learner, orderNo } = await waiting(client)
    const form = await authorized(client, learner, orderNo)
    assert.deepEqual(await attempts(orderNo), [])

    const answer = await begin(client, learner, orderNo, form)
    const { call, bridgeUrl } = answer.body()

    assert.equal(bridgeUrl, '/local/wallet-bridge.js')
    ;(await client.get(bridgeUrl)).assertTextIncludes('WeixinJSBridge')
    const changed = { ...call, package: `${call.package}0` }
    assert.isFalse((await client.post('/local/wallet-bridge').json(changed)).body().isPaid)
    assert.isTrue((await client.post('/local/wallet-bridge').json(call)).body().isPaid)
    await shop.paid(orderNo)
    assert.deepEqual(await attempts(orderNo), ['1 jsapi paid'])
  })

  test('a change of method closes the former attempt at the provider', async ({ client, assert }) => {
    const { learner, orderNo } = await waiting(client)
    const first = await shop.shown(client, learner, orderNo)
    await begin(client, learner, orderNo, { way: 'h5' })
    const form = await authorized(client, learner, orderNo)
    await begin(client, learner, orderNo, form)
    const order = await client.get(`/api/orders/${orderNo}`).as(learner)
    assert.isNull(order.body().order.payUrl)
    assert.deepEqual(waysOf(order), ['local native', 'local h5', 'local jsapi'])
    const last = await shop.shown(client, learner, orderNo)

    assert.deepEqual(await attempts(orderNo), ['1 native closed', '2 h5 closed', '3 jsapi closed', '4 native open'])
    const wallet = await shop.wallet()
    await wallet.pay(first)
    assert.equal((await wallet.find(first))!.state, 'closed')
    await wallet.pay(last)
    await shop.paid(orderNo)
    assert.deepEqual(await shop.exceptions(), [])
  })

  test('eight concurrent clicks share one payment attempt', async ({ client, assert }) => {
    const { learner, orderNo } = await waiting(client)

    const answers = await Promise.all(Array.from({ length: 8 }, () => begin(client, learner, orderNo, { way: 'h5' })))

    assert.lengthOf(new Set(answers.map((answer) => answer.body().pageUrl)).values().toArray(), 1)
    assert.deepEqual(await attempts(orderNo), ['1 h5 open'])
  })

  test('concurrent changes of method leave one open attempt', async ({ client, assert }) => {
    const { learner, orderNo } = await waiting(client)

    await Promise.all(
      Array.from({ length: 6 }, (_, at) =>
        at % 2
          ? begin(client, learner, orderNo, { way: 'h5' })
          : client.get(`/api/public/orders/${orderNo}/qrcode`).as(learner)
      )
    )
    const rows = await attempts(orderNo)
    assert.lengthOf(
      rows.filter((row) => row.endsWith('open')),
      1
    )
    const wallet = await shop.wallet()
    for (const row of rows) await wallet.pay(`${orderNo}_${row.split(' ')[0]}`)

    await shop.paid(orderNo)
    assert.deepEqual(await shop.exceptions(), [])
  })

  test('an earlier payment is settled instead of a new attempt', async ({ client, assert }) => {
    const { learner, orderNo } = await waiting(client)
    await shop.pay(client, learner, orderNo, 'lose')

    const answer = await begin(client, learner, orderNo, { way: 'h5' })

    assert.equal(answer.body().msg, '订单已支付，请勿重复付款')
    assert.equal(await shop.statusOf(orderNo), 2)
    assert.deepEqual(await attempts(orderNo), ['1 native paid'])
  })

  test('a state of {whose} is rejected')
    .with([
      { whose: 'another session' },
      { whose: 'another order' },
      { whose: 'five minutes ago' },
      { whose: 'an earlier use' },
      { whose: 'an unknown value' },
    ])
    .run(async ({ client, assert }, { whose }) => {
      const { learner, orderNo } = await waiting(client)
      const form = await authorized(client, learner, orderNo)
      let [caller, order] = [learner, orderNo]
      if (whose === 'another session') {
        caller = { ...learner, token: await newSessionOf(learner) }
      }
      if (whose === 'another order') {
        order = await shop.ordered(client, learner, shop.one(await shop.course()))
      }
      if (whose === 'five minutes ago') setClock(() => DateTime.utc().plus({ seconds: 301 }))
      if (whose === 'an earlier use') {
        assert.equal((await begin(client, caller, order, form)).body().code, '200')
      }
      if (whose === 'an unknown value') form.state = '0'.repeat(48)
      const before = await attempts(order)

      const answer = await begin(client, caller, order, form)

      assert.include(answer.body(), { code: 'error', msg: '微信授权已失效，请重新点击支付' })
      assert.deepEqual(await attempts(order), before)
    })

  test('a JSAPI attempt without an openid is rejected', async ({ client, assert }) => {
    const { learner, orderNo } = await waiting(client)
    const merchantNo = await shop.shown(client, learner, orderNo)
    const { state } = await authorized(client, learner, orderNo)
    const missing = await begin(client, learner, orderNo, { way: 'jsapi', state })
    const { state: next } = await authorized(client, learner, orderNo)
    const wrong = { way: 'jsapi', state: next, code: '0123456789abcdef' }
    const unknown = await begin(client, learner, orderNo, wrong)

    for (const answer of [missing, unknown]) {
      assert.equal(answer.body().msg, '微信授权已失效，请重新点击支付')
    }
    assert.deepEqual(await attempts(orderNo), ['1 native open'])
    assert.equal((await (await shop.wallet()).find(merchantNo))!.state, 'open')
  })

  test('only the buyer can pay, while the order is payable', async ({ client, assert }) => {
    const { learner, orderNo } = await waiting(client)
    for (const caller of [await createUser(), await createUser(Role.Admin)]) {
      ;(await begin(client, caller, orderNo, { way: 'h5' })).assertStatus(404)
    }
    setClock(() => DateTime.utc().plus({ minutes: 31 }))
    const late = await begin(client, learner, orderNo, { way: 'h5' })
    assert.equal(late.body().msg, '订单已关闭或已过支付时间，不能继续支付')
    setClock(null)
    await shop.pay(client, learner, orderNo)
    await shop.paid(orderNo)
    const paid = await begin(client, learner, orderNo, { way: 'h5' })
    assert.equal(paid.body().msg, '订单已支付，请勿重复付款')
  })

  test('a method that is not configured is not offered', async ({ client, assert }) => {
    const { learner, orderNo } = await waiting(client)
    const bare = new LocalWallet({ directory: '/nowhere', notifyUrl: '', publicUrl })
    app.container.swap(PaymentGateway, () => bare)

    const order = await client.get(`/api/orders/${orderNo}`).as(learner)
    const answer = await begin(client, learner, orderNo, { way: 'h5' })

    assert.deepEqual(waysOf(order), ['local native'])
    assert.equal(answer.body().msg, '暂不支持这种支付方式，请扫码支付')
  })

  test('a provider that is down leaves the attempts unchanged', async ({ client, assert }) => {
    const { learner, orderNo } = await waiting(client)
    await shop.shown(client, learner, orderNo)
    const wallet = await shop.wallet()
    await wallet.setStopped(true)

    const answer = await begin(client, learner, orderNo, { way: 'h5' })

    answer.assertStatus(503)
    assert.deepEqual(await attempts(orderNo), ['1 native open'])
    await wallet.setStopped(false)
    await begin(client, learner, orderNo, { way: 'h5' })
    assert.deepEqual(await attempts(orderNo), ['1 native closed', '2 h5 open'])
  })

  test('the local authorization page redirects to the storefront only', async ({ client }) => {
    const query = { redirect_uri: 'https://shop.example.org/', state: 'a' }
    ;(await client.get('/local/wallet-authorization').qs(query)).assertStatus(404)
  })
})
