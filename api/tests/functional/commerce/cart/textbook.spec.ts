import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'

import { createUser, type CreatedUser } from '#tests/factories/accounts'
import * as shop from '#tests/functional/commerce/commerce_helpers'

async function courseWithBook() {
  const book = await shop.course({ type: 3, name: '配套教材', price: 45_00, freight: 8_00 })
  const courseId = await shop.course({ price: 30_00, relatedCourseId: book })
  return { book, courseId }
}

const priceOf = (client: ApiClient, { token }: CreatedUser, body: object) =>
  client.post('/api/user/orders/fresh-price').as(token).json(body)

const put = (client: ApiClient, { token }: CreatedUser, form: object) =>
  client.post('/api/user/cart-items').as(token).json(form)

const cartOf = async (client: ApiClient, { token }: CreatedUser) =>
  (await client.get('/api/user/cart-items').as(token)).body().cartItems

test.group('A textbook bought with its course', (group) => {
  shop.resetShopEachTest(group)

  test('the textbook is offered in cart and quote', async ({ client, assert }) => {
    const learner = await createUser()
    const { book, courseId } = await courseWithBook()
    await put(client, learner, { courseId, courseCount: 1 })

    const [line] = await cartOf(client, learner)
    const quote = await priceOf(client, learner, { products: shop.one(courseId) })

    const offer = { courseId: book, courseName: '配套教材', coursePrice: 45 }
    assert.include(line.book, offer)
    assert.isFalse(line.withBook)
    assert.include(quote.body().items[0].book, offer)
    assert.equal(quote.body().orderAmt, 30)
  })

  test('the textbook choice is stored with the cart item', async ({ client, assert }) => {
    const learner = await createUser()
    const { courseId } = await courseWithBook()
    const chosen: boolean[] = []
    for (const more of [{ withBook: true }, {}, { withBook: false }]) {
      await put(client, learner, { courseId, courseCount: 1, set: true, ...more })
      chosen.push((await cartOf(client, learner))[0].withBook)
    }

    assert.deepEqual(chosen, [true, true, false])
    assert.lengthOf(await cartOf(client, learner), 1)
  })

  test('the textbook is priced, shipped and ordered with its course', async ({ client, assert }) => {
    const learner = await createUser()
    const { book, courseId } = await courseWithBook()
    const products = [{ courseId, courseCount: 1, withBook: true }]

    const quote = await priceOf(client, learner, { products })
    const answer = await shop.buy(client, learner, products, { orderAmt: 83, addrId: await shop.address(learner) })

    assert.include(quote.body(), { warePrice: 75, freightPrice: 8, orderAmt: 83 })
    assert.isTrue(quote.body().needAddress)
    assert.equal(answer.body().code, '200', answer.text())
    const items = await db.from('order_items').orderBy('position')
    assert.deepEqual(
      items.map((item) => [item.course_id, item.course_count]),
      [
        [courseId, 1],
        [book, 1],
      ]
    )
  })

  test('a separate cart item of the textbook stays', async ({ client, assert }) => {
    const learner = await createUser()
    const { book, courseId } = await courseWithBook()
    await put(client, learner, { courseId: book, courseCount: 2 })
    await put(client, learner, { courseId, courseCount: 1, withBook: true })

    await shop.ordered(client, learner, [{ courseId, courseCount: 1, withBook: true }], {
      addrId: await shop.address(learner),
    })

    const left = await cartOf(client, learner)
    assert.deepEqual(
      left.map((line: { courseId: number; courseCount: number }) => [line.courseId, line.courseCount]),
      [[book, 2]]
    )
  })

  test('an unpublished textbook is rejected in quote and order', async ({ client, assert }) => {
    const learner = await createUser()
    const { book, courseId } = await courseWithBook()
    await db.from('courses').where('id', book).update({ course_status: 'unpublish' })
    const products = [{ courseId, courseCount: 1, withBook: true }]

    const quote = await priceOf(client, learner, { products })
    const order = await shop.buy(client, learner, products)

    const reason = '配套教材已下架，请去掉教材后重新提交'
    for (const answer of [quote, order]) {
      assert.include(answer.body(), { code: 'unavailable', msg: reason })
      assert.deepEqual(answer.body().unavailable, [{ bookOf: courseId, reason }])
    }
    assert.lengthOf(await db.from('orders'), 0)
  })

  test('a bulk order contains no textbook', async ({ client, assert }) => {
    const { courseId } = await courseWithBook()
    const quote = await priceOf(client, await createUser(), {
      products: [{ courseId, courseCount: 20, withBook: true }],
      orderType: 'package',
    })

    assert.lengthOf(quote.body().items, 1)
    assert.isFalse(quote.body().needAddress)
  })
})
