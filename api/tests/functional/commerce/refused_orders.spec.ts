import type { ApiResponse } from '@japa/api-client'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'

import { createUser } from '#tests/factories/accounts'
import * as shop from '#tests/functional/commerce/commerce_helpers'

test.group('Rejected orders', (group) => {
  shop.resetShopEachTest(group)

  async function orders(): Promise<number> {
    const [{ count }] = await db.from('orders').count('* as count')
    return Number(count)
  }

  const idsOf = (answer: ApiResponse) => answer.body().unavailable.map(({ courseId }: { courseId: number }) => courseId)

  test('a changed price is rejected with the new quote', async ({ client, assert }) => {
    const learner = await createUser()
    const courseId = await shop.course({ price: 100_00 })
    await db.from('courses').where('id', courseId).update({ price_fen: 120_00 })

    const stale = await shop.buy(client, learner, shop.one(courseId), { orderAmt: 100 })

    assert.include(stale.body(), { code: 'price-changed', msg: '商品价格有变化，请确认新的金额后重新提交' })
    assert.equal(stale.body().quote.orderAmt, 120)
    assert.equal(await orders(), 0)
    const fresh = await shop.buy(client, learner, shop.one(courseId), { orderAmt: stale.body().quote.orderAmt })
    assert.equal(fresh.body().code, '200')
  })

  test('an unpublished course in the cart is rejected', async ({ client, assert }) => {
    const learner = await createUser()
    const [gone, there] = [await shop.course(), await shop.course()]
    await db.from('courses').where('id', gone).update({ course_status: 'unpublish' })

    const answer = await shop.buy(client, learner, shop.one(there, gone))

    const reason = '商品已下架，请移除后重新提交'
    assert.include(answer.body(), { code: 'unavailable', msg: reason })
    assert.deepEqual(answer.body().unavailable, [{ courseId: gone, reason }])
    assert.equal(await orders(), 0)
  })

  test('{what} cannot be bought')
    .with([
      { what: 'a hidden course', options: { tags: ['nopublish'] }, message: '商品已下架，请移除后重新提交' },
      { what: 'a free course', options: { price: 0 }, message: '该课程无需购买' },
      { what: 'a notice', options: { type: 7 }, message: '商品已下架，请移除后重新提交' },
      { what: 'a course in auditing', options: { status: 'auditing' }, message: '商品已下架，请移除后重新提交' },
    ])
    .run(async ({ client, assert }, { options, message }) => {
      const answer = await shop.buy(client, await createUser(), shop.one(await shop.course(options)))
      assert.equal(answer.body().msg, message)
      assert.equal(await orders(), 0)
    })

  test('a course with variants is bought by one of them', async ({ client, assert }) => {
    const learner = await createUser()
    const model = await shop.course({ tags: ['hide'], price: 66_00 })
    const parent = await shop.course({ models: [model] })

    const whole = await shop.buy(client, learner, shop.one(parent))
    const chosen = await shop.buy(client, learner, shop.one(model), { orderAmt: 66 })

    assert.equal(whole.body().msg, '请选择规格')
    assert.equal(chosen.body().code, '200')
  })

  test('a variant of an unpublished course is rejected', async ({ client, assert }) => {
    const model = await shop.course({ tags: ['hide'] })
    await shop.course({ models: [model], status: 'unpublish' })

    const answer = await shop.buy(client, await createUser(), shop.one(model))

    assert.deepEqual(idsOf(answer), [model])
  })

  test('a course that does not exist is rejected', async ({ client, assert }) => {
    const answer = await shop.buy(client, await createUser(), shop.one(4_000_000))
    assert.deepEqual(idsOf(answer), [4_000_000])
  })

  test('a further-education course needs a valid promo code', async ({ client, assert }) => {
    const learner = await createUser()
    const products = shop.one(await shop.course({ type: 5, price: 100_00 }))
    const buy = async (exclusiveCode?: string) => (await shop.buy(client, learner, products, { exclusiveCode })).body()

    assert.equal((await buy()).msg, '继续教育课程须凭专属码购买，请向所在单位或合作渠道索取')
    assert.equal((await buy('000000')).msg, '继续教育课程须凭专属码购买，请向所在单位或合作渠道索取')
    assert.equal((await buy('ZZZZZZ')).msg, '专属码不存在')
    assert.equal((await buy(await shop.code())).code, '200')
  })

  test('an unknown promo code on another course is ignored', async ({ client, assert }) => {
    const learner = await createUser()
    const products = shop.one(await shop.course({ price: 100_00 }))
    const quote = await client
      .post('/api/user/orders/fresh-price')
      .as(learner)
      .json({ products, exclusiveCode: 'ZZZZZZ' })

    assert.include(quote.body(), {
      orderAmt: 100,
      exclusiveCodeValid: false,
      exclusiveCodeKnown: false,
      exclusiveDiscount: 1,
    })
    const order = await shop.buy(client, learner, products, { exclusiveCode: 'ZZZZZZ', orderAmt: 100 })
    assert.equal(order.body().code, '200')
    assert.isNull((await db.from('orders').first()).exclusive_code)
  })

  test('a book needs an address of its buyer', async ({ client, assert }) => {
    const [learner, anotherUser] = [await createUser(), await createUser()]
    const products = shop.one(await shop.course({ type: 3 }))

    const without = await shop.buy(client, learner, products)
    const foreign = await shop.buy(client, learner, products, { addrId: await shop.address(anotherUser) })

    assert.equal(without.body().msg, '请选择收件地址')
    assert.equal(foreign.body().msg, '请选择收件地址')
    assert.equal(await orders(), 0)
  })

  test('two copies of a video and a book in bulk are rejected', async ({ client, assert }) => {
    const learner = await createUser()
    const [video, book] = [await shop.course(), await shop.course({ type: 3 })]

    const twice = await shop.buy(client, learner, [{ courseId: video, courseCount: 2 }])
    const merged = await shop.buy(client, learner, shop.one(video, video))
    const bulk = await shop.buy(client, learner, shop.one(book), { orderType: 'package' })

    assert.equal(twice.body().msg, '视频课程只能购买1份，多人学习请使用批量购买')
    assert.equal(merged.body().msg, '视频课程只能购买1份，多人学习请使用批量购买')
    assert.equal(bulk.body().msg, '批量购买只支持视频课程')
  })

  test('line items of one book are rejected above 10000 in total', async ({ client, assert }) => {
    const learner = await createUser()
    const courseId = await shop.course({ type: 3 })
    const half = { courseId, courseCount: 5_001 }

    const answer = await shop.buy(client, learner, [half, half], { addrId: await shop.address(learner) })

    assert.equal(answer.body().msg, '商品数量必须在1到10000之间')
  })

  test('an eleventh unpaid order is rejected', async ({ client, assert }) => {
    const learner = await createUser()
    const products = shop.one(await shop.course())
    for (let count = 0; count < 10; count++) await shop.ordered(client, learner, products)

    const answer = await shop.buy(client, learner, products)

    assert.equal(answer.body().msg, '您有10个待支付的订单，请先支付或取消后再提交')
    await db.from('orders').limit(1).update({ expires_at: '2020-01-01 00:00:00' })
    assert.equal((await shop.buy(client, learner, products)).body().code, '200')
  })

  test('a body with {what} is rejected and places no order')
    .with([
      { what: 'no products', body: {} },
      { what: 'an empty list', body: { products: [] } },
      { what: 'products that are a text', body: { products: 'all of them' } },
      { what: 'a product of null', body: { products: [null] } },
      { what: 'an id that is a text', body: { products: [{ courseId: 'x', courseCount: 1 }] } },
      { what: 'a negative count', body: { products: [{ courseId: 1, courseCount: -1 }] } },
      { what: 'a fraction', body: { products: [{ courseId: 1, courseCount: 1.5 }] } },
      { what: 'a huge count', body: { products: [{ courseId: 1, courseCount: 1e9 }] } },
      { what: 'an order type of its own', body: { products: [{ courseId: 1, courseCount: 1 }], orderType: 'gift' } },
      { what: 'a long code', body: { products: [{ courseId: 1, courseCount: 1 }], exclusiveCode: 'A'.repeat(7) } },
      { what: 'a negative total', body: { products: [{ courseId: 1, courseCount: 1 }], orderAmt: -1 } },
      {
        what: 'more than a hundred lines',
        body: { products: Array.from({ length: 101 }, () => ({ courseId: 1, courseCount: 1 })) },
      },
    ])
    .run(async ({ client, assert }, { body }) => {
      const learner = await createUser()
      const answer = await client.post('/api/user/orders/buy').as(learner).json(body)

      answer.assertStatus(200)
      assert.equal(answer.body().code, 'error')
      assert.isNotEmpty(answer.body().errors)
      assert.equal(await orders(), 0)
    })

  test('a total sent by the client is only compared', async ({ client, assert }) => {
    const learner = await createUser()
    const courseId = await shop.course({ price: 100_00 })

    const answer = await client
      .post('/api/user/orders/buy')
      .as(learner)
      .json({
        products: [{ courseId, courseCount: 1, coursePrice: 0.01, orderItemAmt: 0.01 }],
        warePrice: 0.01,
        freightPrice: 0,
        exclusiveDiscount: 0.1,
      })

    assert.equal(answer.body().code, '200')
    assert.equal(Number((await db.from('orders').first()).amount_fen), 100_00)
  })
})
