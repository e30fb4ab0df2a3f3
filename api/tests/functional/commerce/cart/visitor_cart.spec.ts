import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'

import { createUser, type CreatedUser } from '#tests/factories/accounts'
import * as shop from '#tests/functional/commerce/commerce_helpers'

const priceOf = (client: ApiClient, body: object) => client.post('/api/public/orders/fresh-price').json(body)

const merge = (
  client: ApiClient,
  { token }: CreatedUser,
  products: shop.OrderProducts,
  key = 'a-cart-that-was-carried-in'
) => client.post('/api/user/cart-merges').as(token).header('idempotency-key', key).json({ products })

const cartOf = async (client: ApiClient, { token }: CreatedUser) =>
  (await client.get('/api/user/cart-items').as(token)).body().cartItems

test.group("A visitor's cart", (group) => {
  group.tap((test) => test.tags(['@engine']))
  shop.resetShopEachTest(group)

  test('a visitor’s cart is priced as an order without rule 01', async ({ client, assert }) => {
    const returning = { '01': 50_00 }
    const courseId = await shop.course({ type: 3, price: 80_00, freight: 9_00, rules: returning })

    const answer = await priceOf(client, { products: shop.one(courseId) })

    assert.include(answer.body(), {
      code: '200',
      warePrice: 80,
      freightPrice: 9,
      orderAmt: 89,
      exclusiveCodeValid: false,
    })
  })

  test('a promo code has no effect for visitors', async ({ client, assert }) => {
    const answer = await priceOf(client, {
      products: shop.one(await shop.course()),
      exclusiveCode: await shop.code('general', 5000),
    })

    assert.include(answer.body(), { orderAmt: 100, exclusiveCode: null })
  })

  test('a visitor’s cart shows current names and prices', async ({ client, assert }) => {
    const book = await shop.course({ type: 3, name: '教材', price: 20_00 })
    const [there, whole] = [
      await shop.course({ name: '平法识图', relatedCourseId: book }),
      await shop.course({ name: '有规格的课程', models: [await shop.course()] }),
    ]

    const answer = await client.get('/api/public/cart-items').qs({ courseIds: `${whole},${there}` })

    assert.deepEqual(
      answer
        .body()
        .cartItems.map((line: { cartItemName: string; coursePrice: number; unavailableReason: string | null }) => [
          line.cartItemName,
          line.coursePrice,
          line.unavailableReason,
        ]),
      [
        ['有规格的课程', 100, '请选择规格'],
        ['平法识图', 100, null],
      ]
    )
    assert.include(answer.body().cartItems[1].book, { courseId: book, coursePrice: 20 })
  })

  test('unpublished courses are hidden from a visitor’s cart', async ({ client, assert }) => {
    const hidden = await shop.course({ name: '未上架的秘密', status: 'unpublish' })

    const answer = await client.get('/api/public/cart-items').qs({ courseIds: `${hidden},4000000` })
    const quote = await priceOf(client, { products: shop.one(hidden) })

    assert.deepEqual(answer.body(), { code: '200', cartItems: [], total: 0 })
    assert.notInclude(quote.text(), '秘密')
  })

  test('a visitor’s cart is merged once into the account’s cart', async ({ client, assert }) => {
    const learner = await createUser()
    const [book, video] = [await shop.course({ type: 3 }), await shop.course({ type: 1 })]
    await merge(client, learner, [{ courseId: book, courseCount: 2 }], 'an-earlier-visit')

    const carried = [
      { courseId: video, courseCount: 20 },
      { courseId: book, courseCount: 3 },
    ]
    const answers = await Promise.all([1, 2, 3].map(() => merge(client, learner, carried)))

    for (const answer of answers) assert.include(answer.body(), { code: '200', merged: 2 })
    const lines = await cartOf(client, learner)
    assert.deepEqual(
      lines.map((line: { courseId: number; courseCount: number }) => [line.courseId, line.courseCount]),
      [
        [video, 20],
        [book, 5],
      ]
    )
  })

  test('items that cannot be merged are reported', async ({ client, assert }) => {
    const learner = await createUser()
    const [gone, there] = [await shop.course(), await shop.course()]
    await db.from('courses').where('id', gone).update({ course_status: 'unpublish' })

    const answer = await merge(client, learner, shop.one(gone, there))

    assert.equal(answer.body().merged, 1)
    assert.deepEqual(answer.body().refused, [{ courseId: gone, reason: '商品已下架，请移除后重新提交' }])
    assert.lengthOf(await cartOf(client, learner), 1)
  })
})
