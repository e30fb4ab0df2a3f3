import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'

import { sign } from '#core/signature'
import { Role } from '#core/roles'
import { setClock } from '#core/time'
import { createUser } from '#tests/factories/accounts'
import * as shop from '#tests/functional/commerce/commerce_helpers'

test.group('The payment QR code', (group) => {
  shop.resetShopEachTest(group)
  group.each.teardown(() => setClock(null))

  test('the QR code is for owner, admins and holders of the link', async ({ client, assert }) => {
    const [learner, anotherUser, admin] = [await createUser(), await createUser(), await createUser(Role.Admin)]
    const orderNo = await shop.ordered(client, learner, shop.one(await shop.course()))
    const path = `/api/public/orders/${orderNo}/qrcode`
    const order = await client.get(`/api/orders/${orderNo}`).as(learner)
    const link: string = order.body().order.qrcodeUrl

    for (const { token } of [learner, admin]) {
      const answer = await client.get(path).as(token)
      answer.assertStatus(200)
      assert.equal(answer.header('content-type'), 'image/png')
      assert.equal(answer.header('cache-control'), 'no-store')
      assert.equal(answer.body().subarray(1, 4).toString(), 'PNG')
    }
    ;(await client.get(link)).assertStatus(200)
    ;(await client.get(path)).assertStatus(404)
    ;(await client.get(path).as(anotherUser)).assertStatus(404)
    const [{ count }] = await db.from('payments').count('* as count')
    assert.equal(Number(count), 1)
  })

  test('a link serves its own unaltered order for half an hour', async ({ client, assert }) => {
    const learner = await createUser()
    const products = shop.one(await shop.course())
    const [first, second] = [
      await shop.ordered(client, learner, products),
      await shop.ordered(client, learner, products),
    ]
    const order = await client.get(`/api/orders/${first}`).as(learner)
    const { searchParams } = new URL(order.body().order.qrcodeUrl, 'http://shop.test')
    const [exp, sig] = [Number(searchParams.get('exp')), searchParams.get('sig')!]
    const provider = 'local'
    const ask = async (orderNo: string, query: object) =>
      (await client.get(`/api/public/orders/${orderNo}/qrcode`).qs(query)).status()

    assert.equal(await ask(first, { provider, exp, sig }), 200)
    assert.equal(await ask(second, { provider, exp, sig }), 404)
    assert.equal(await ask(first, { provider: 'wechat', exp, sig }), 404)
    assert.equal(await ask(first, { exp, sig }), 404)
    assert.equal(await ask(first, { provider, exp: exp + 1, sig }), 404)
    assert.equal(await ask(first, { provider, exp, sig: `${sig.slice(0, -1)}_` }), 404)
    const past = Math.floor(Date.now() / 1000) - 1
    assert.equal(await ask(first, { provider, exp: past, sig: sign('order-qrcode', `${first}/local`, past) }), 404)
    assert.isAtMost(exp * 1000, Date.now() + 30 * 60_000)
  })

  test('a paid, deleted or expired order has no QR code', async ({ client, assert }) => {
    const learner = await createUser()
    const products = shop.one(await shop.course())
    const [paid, deleted, over] = [
      await shop.ordered(client, learner, products),
      await shop.ordered(client, learner, products),
      await shop.ordered(client, learner, products),
    ]
    await shop.pay(client, learner, paid)
    await shop.paid(paid)
    await client.delete(`/api/user/orders/${deleted}`).as(learner)
    await shop.shown(client, learner, over)
    setClock(() => DateTime.utc().plus({ minutes: 31 }))

    for (const orderNo of [paid, deleted, over]) {
      const answer = await client.get(`/api/public/orders/${orderNo}/qrcode`).as(learner)
      assert.equal(answer.status(), 404)
    }
  })

  test('ten concurrent requests share one payment attempt', async ({ client, assert }) => {
    const learner = await createUser()
    const orderNo = await shop.ordered(client, learner, shop.one(await shop.course()))

    const numbers = await Promise.all(Array.from({ length: 10 }, () => shop.shown(client, learner, orderNo)))

    assert.deepEqual([...new Set(numbers)], [`${orderNo}_1`])
  })

  test('an order stays payable while the payment provider is down', async ({ client, assert }) => {
    const learner = await createUser()
    const orderNo = await shop.ordered(client, learner, shop.one(await shop.course()))
    const wallet = await shop.wallet()
    await wallet.setStopped(true)

    const code = await client.get(`/api/public/orders/${orderNo}/qrcode`).as(learner)
    const removal = await client.delete(`/api/user/orders/${orderNo}`).as(learner)
    const orderWhileDown = await client.get(`/api/orders/${orderNo}`).as(learner)
    await wallet.setStopped(false)

    code.assertStatus(503)
    assert.equal(code.body().msg, '支付服务暂时不可用，请稍后再试')
    assert.equal(removal.body().msg, '支付服务暂时不可用，请稍后再试')
    assert.equal(orderWhileDown.body().order.orderStatus, 1)
    await shop.pay(client, learner, orderNo)
    await shop.paid(orderNo)
  })
})

test.group('The page of the local payment provider', (group) => {
  shop.resetShopEachTest(group)

  async function opened(client: ApiClient) {
    const learner = await createUser()
    const courseId = await shop.course({ name: '<b>桥梁</b> & "隧道"', price: 1234_50 })
    const orderNo = await shop.ordered(client, learner, shop.one(courseId))
    return { orderNo, path: `/local/wallet/${await shop.shown(client, learner, orderNo)}` }
  }

  test('the page shows the amount under a strict content policy', async ({ client, assert }) => {
    const { path } = await opened(client)

    const page = await client.get(path)

    page.assertStatus(200)
    assert.match(page.header('content-type')!, /^text\/html/)
    assert.include(page.text(), '¥1234.50')
    assert.include(page.text(), '&#60;b&#62;桥梁')
    assert.notInclude(page.text(), '<b>桥梁')
    assert.notInclude(page.text(), '<script')
    assert.match(page.header('content-security-policy')!, /^default-src 'none'; style-src 'sha256-/)
    assert.include(page.text(), '>付款</button>')
    assert.include(page.text(), '>取消</a>')
  })

  test('a click pays, and the page shows the payment afterwards', async ({ client, assert }) => {
    const { orderNo, path } = await opened(client)

    const response = await client.post(path).redirects(0)
    await shop.paid(orderNo)
    const page = await client.get(path)

    response.assertStatus(303)
    assert.equal(response.header('location'), path)
    assert.include(page.text(), '支付成功')
    assert.notInclude(page.text(), '<form')
  })

  test('a cancelled payment can still be made', async ({ client, assert }) => {
    const { orderNo, path } = await opened(client)

    const cancelled = await client.get(path).qs({ cancel: 1 })
    assert.include(cancelled.text(), '已取消付款')
    assert.equal(await shop.statusOf(orderNo), 1)

    await client.post(path)
    await shop.paid(orderNo)
  })

  test('a closed order cannot be paid on the page', async ({ client, assert }) => {
    const { orderNo, path } = await opened(client)
    await (await shop.wallet()).close(path.split('/').at(-1)!)

    await client.post(path)

    assert.include((await client.get(path)).text(), '订单已关闭')
    assert.equal(await shop.statusOf(orderNo), 1)
  })

  test('an unknown merchant number gets 404', async ({ client }) => {
    ;(await client.get('/local/wallet/26010100000012345678_1')).assertStatus(404)
    ;(await client.post('/local/wallet/26010100000012345678_1')).assertStatus(404)
  })
})
