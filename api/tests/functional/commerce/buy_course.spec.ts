import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'

import { createUser } from '#tests/factories/accounts'
import { Role } from '#core/roles'
import * as shop from '#tests/functional/commerce/commerce_helpers'

test.group('Course purchases', (group) => {
  group.tap((test) => test.tags(['@engine']))
  shop.resetShopEachTest(group)

  test('a learner buys a course, pays by QR code and owns it', async ({ client, assert }) => {
    const learner = await createUser()
    const courseId = await shop.course({ name: '二级造价工程师精讲班', price: 399_00 })

    const orderNo = await shop.ordered(client, learner, shop.one(courseId), { orderAmt: 399 })
    const waiting = await client.get(`/api/orders/${orderNo}`).as(learner)
    await shop.pay(client, learner, orderNo)
    await shop.paid(orderNo)

    assert.match(orderNo, /^\d{20}$/)
    assert.include(waiting.body().order, { orderStatus: 1, orderAmt: 399, closeReason: null })
    assert.deepEqual(await shop.coursesOf(learner), [courseId])
    const order = (await client.get(`/api/orders/${orderNo}`).as(learner)).body().order
    assert.include(order, { orderStatus: 2, orderName: '二级造价工程师精讲班', qrcodeUrl: null })
    assert.isString(order.groupInfo)
    assert.match(order.paidTime, /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)
    assert.lengthOf(order.orderItems, 1)
  })

  test('a paid order raises the order count of its course', async ({ client, assert }) => {
    const learner = await createUser()
    const courseId = await shop.course({ orderCount: 7 })

    const orderNo = await shop.ordered(client, learner, shop.one(courseId))
    await shop.pay(client, learner, orderNo)
    await shop.paid(orderNo)

    assert.equal(await shop.orderCountOf(courseId), 8)
  })

  test('a bundle opens itself and all its courses', async ({ client, assert }) => {
    const learner = await createUser()
    const parts = [await shop.course({ tags: ['hide'] }), await shop.course()]
    const bundle = await shop.course({ tags: ['Package'], models: parts })

    const orderNo = await shop.ordered(client, learner, shop.one(bundle))
    await shop.pay(client, learner, orderNo)
    await shop.paid(orderNo)

    assert.sameMembers(await shop.coursesOf(learner), [bundle, ...parts])
  })

  test('a book order keeps an address snapshot and grants no course', async ({ client, assert }) => {
    const learner = await createUser()
    const addrId = await shop.address(learner)
    const book = await shop.course({ type: 3, price: 49_00, freight: 8_00 })

    const orderNo = await shop.ordered(client, learner, shop.one(book), { addrId, orderAmt: 57 })
    await db.from('addresses').where('id', addrId).update({ address: '搬走了' })
    await shop.pay(client, learner, orderNo)
    await shop.paid(orderNo)

    const { order } = (await client.get(`/api/orders/${orderNo}`).as(learner)).body()
    assert.deepEqual(order.addr, {
      name: '王建国',
      telephone: '13900000000',
      regionText: '山东省 济南市 历下区',
      address: '经十路1号',
    })
    assert.include(order, { freightPrice: 8, warePrice: 49, freightText: '商品未满100元，收取运费' })
    assert.deepEqual(await shop.coursesOf(learner), [])
  })

  test('a bulk order opens no course for its buyer', async ({ client, assert }) => {
    const learner = await createUser()
    const courseId = await shop.course({ price: 88_88, rules: { '04': 79_99 } })

    const orderNo = await shop.ordered(client, learner, [{ courseId, courseCount: 12 }], {
      orderType: 'package',
      exclusiveCode: await shop.code('general', 9500),
      orderAmt: 911.89,
    })
    await shop.pay(client, learner, orderNo)
    await shop.paid(orderNo)

    assert.deepEqual(await shop.coursesOf(learner), [])
  })

  test('ordered items leave the cart', async ({ client, assert }) => {
    const learner = await createUser()
    const [bought, remaining] = [await shop.course(), await shop.course()]
    for (const courseId of [bought, remaining]) {
      await client.post('/api/user/cart-items').as(learner).json({ courseId, courseCount: 1 })
    }

    await shop.ordered(client, learner, shop.one(bought))

    const cart = await client.get('/api/user/cart-items').as(learner)
    assert.deepEqual(
      cart.body().cartItems.map((item: { courseId: number }) => item.courseId),
      [remaining]
    )
  })

  test('quote and order have the same sums and items', async ({ client, assert }) => {
    const learner = await createUser()
    const products = shop.one(
      await shop.course({ price: 499_99, rules: { '06': null } }),
      await shop.course({ price: 680_00, rules: { '06': null } }),
      await shop.course({ price: 420_01, rules: { '06': null } })
    )
    const quote = await client.post('/api/user/orders/fresh-price').as(learner).json({ products })

    const orderNo = await shop.ordered(client, learner, products, { orderAmt: quote.body().orderAmt })

    assert.deepEqual(
      quote.body().items.map((item: { orderItemAmt: number }) => item.orderItemAmt),
      [481.24, 654.5, 404.26]
    )
    assert.include(quote.body(), { savedAmt: 60, orderAmt: 1540, needAddress: false })
    const sums = [
      { kind: 'goods', text: '商品原价', amount: 1600 },
      { kind: 'discount', text: '每满800元减30元，每满1000元减50元', amount: -60 },
      { kind: 'freight', text: '运费', amount: 0 },
    ]
    const payable = { kind: 'payable', text: '应付', amount: 1540 }
    assert.deepEqual(quote.body().sums, [...sums, payable])
    const shown = await client.get(`/api/orders/${orderNo}`).as(learner)
    assert.deepEqual(shown.body().order.sums, [...sums, payable])
    const { userName, telephone } = learner.user
    const masked = `${telephone!.slice(0, 3)}****${telephone!.slice(-4)}`
    assert.equal(quote.body().account, `${userName}（${masked}）`)
    const items = await db
      .from('order_items')
      .join('orders', 'orders.id', 'order_items.order_id')
      .where('order_no', orderNo)
      .orderBy('position')
      .select('order_items.amount_fen', 'base_fen', 'rule_code')
    assert.deepEqual(
      items.map((item) => [Number(item.base_fen), Number(item.amount_fen), item.rule_code]),
      [
        [499_99, 481_24, '06'],
        [680_00, 654_50, '06'],
        [420_01, 404_26, '06'],
      ]
    )
  })

  test('a returning customer pays the price of rule 01', async ({ client, assert }) => {
    const learner = await createUser()
    const first = await shop.course()
    const second = await shop.course({ price: 300_00, rules: { '01': 250_00 } })
    const price = async () =>
      (
        await client
          .post('/api/user/orders/fresh-price')
          .as(learner)
          .json({ products: shop.one(second) })
      ).body()

    const before = await price()
    const orderNo = await shop.ordered(client, learner, shop.one(first))
    const whileWaiting = await price()
    await shop.pay(client, learner, orderNo)
    await shop.paid(orderNo)

    assert.deepEqual([before.orderAmt, whileWaiting.orderAmt], [300, 300])
    const after = await price()
    assert.equal(after.orderAmt, 250)
    assert.include(after.items[0], { ruleCode: '01', ruleText: '老学员优惠', unitPrice: 250 })
  })
})

test.group('Own orders and the admin order list', (group) => {
  group.tap((test) => test.tags(['@engine']))
  shop.resetShopEachTest(group)

  test('a learner filters own orders by product and status', async ({ client, assert }) => {
    const learner = await createUser()
    const anotherUser = await createUser()
    const [bridges, roads] = [
      await shop.course({ name: '桥梁工程 100% 通过' }),
      await shop.course({ name: '公路工程' }),
    ]
    const first = await shop.ordered(client, learner, shop.one(bridges))
    const second = await shop.ordered(client, learner, shop.one(roads))
    await shop.ordered(client, anotherUser, shop.one(roads))
    const list = async (query: object) => (await client.get('/api/user/orders').qs(query).as(learner)).body()
    const numbers = (body: { orders: { orderId: string }[] }) => body.orders.map(({ orderId }) => orderId)

    assert.deepEqual(numbers(await list({})), [second, first])
    assert.deepEqual(numbers(await list({ productName: '桥梁' })), [first])
    assert.deepEqual(numbers(await list({ productName: '100%' })), [first])
    assert.deepEqual(numbers(await list({ productName: '%' })), [first])
    assert.deepEqual(numbers(await list({ orderStatus: 2 })), [])
    assert.equal((await list({ pageSize: 5, page: 2 })).total, 2)
  })

  test('the admin list totals paid orders', async ({ client, assert }) => {
    const admin = await createUser(Role.Admin)
    const learner = await createUser()
    const code = await shop.code()
    const course = await shop.course({ name: '造价案例', price: 120_00 })
    const live = await shop.course({ name: '直播课', price: 80_00, type: 6 })
    const first = await shop.ordered(client, learner, shop.one(course), { exclusiveCode: code })
    await shop.pay(client, learner, first)
    await shop.paid(first)
    const second = await shop.ordered(client, learner, shop.one(live))
    await shop.pay(client, learner, second)
    await shop.paid(second)
    const waiting = await shop.ordered(client, learner, shop.one(live), { renew: [live] })
    const listAsAdmin = async (query: object = {}) => (await client.get('/api/orders').qs(query).as(admin)).body()
    const numbers = async (query: object) =>
      (await listAsAdmin(query)).orders.map((order: { orderId: string }) => order.orderId)
    const today = new Intl.DateTimeFormat('sv', { timeZone: 'Asia/Shanghai' }).format(new Date())

    assert.include(await listAsAdmin(), { total: 2, amountTotal: 194 })
    assert.deepEqual(await numbers({ orderStatus: 1 }), [waiting])
    assert.deepEqual(await numbers({ orderId: first }), [first])
    assert.deepEqual(await numbers({ productName: '案例' }), [first])
    assert.deepEqual(await numbers({ exclusiveCode: code.toLowerCase() }), [first])
    assert.deepEqual(await numbers({ courseTypes: [6] }), [second])
    assert.deepEqual(await numbers({ telephone: learner.user.telephone }), [second, first])
    assert.deepEqual(await numbers({ telephone: '13912345678' }), [])
    assert.deepEqual(await numbers({ paidTimeStart: today, paidTimeEnd: today }), [second, first])
    assert.deepEqual(await numbers({ paidTimeEnd: '2020-01-01' }), [])
    assert.deepEqual(await numbers({ paidTimeStart: `${today} 00:00:00` }), [second, first])
    const [row] = (await listAsAdmin({ orderId: first })).orders
    assert.match(row.telephone, /^139\*{4}\d{4}$/)
    assert.equal(row.userName, '测试人员')
  })

  test('an order is visible to its buyer and admins only', async ({ client }) => {
    const [learner, anotherUser, admin] = [await createUser(), await createUser(), await createUser(Role.Admin)]
    const orderNo = await shop.ordered(client, learner, shop.one(await shop.course()))
    const show = (token: string) => client.get(`/api/orders/${orderNo}`).as(token)

    ;(await show(learner.token)).assertStatus(200)
    ;(await show(admin.token)).assertStatus(200)
    ;(await show(anotherUser.token)).assertStatus(404)
    const removal = await client.delete(`/api/user/orders/${orderNo}`).as(anotherUser)
    removal.assertStatus(404)
  })
})
