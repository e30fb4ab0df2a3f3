import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import { messages } from '#commerce/terms'
import { businessDay, lastDay } from '#learning/entitlements/validity'
import { createUser, type CreatedUser } from '#tests/factories/accounts'
import { brokenInvariants } from '#tests/invariants'
import * as shop from '#tests/functional/commerce/commerce_helpers'

const until = () => lastDay(businessDay(), 365, null)
const extended = () => lastDay(businessDay(), 365, until())

async function ownerOf(client: ApiClient, products: shop.OrderProducts): Promise<CreatedUser> {
  const learner = await createUser()
  const orderNo = await shop.ordered(client, learner, products)
  await shop.pay(client, learner, orderNo)
  await shop.paid(orderNo)
  return learner
}

const get = async (client: ApiClient, { token }: CreatedUser, path: string) => (await client.get(path).as(token)).body()

const price = async (client: ApiClient, { token }: CreatedUser, body: object) =>
  (await client.post('/api/user/orders/fresh-price').as(token).json(body)).body()

test.group('Courses that the buyer owns', (group) => {
  shop.resetShopEachTest(group)
  group.each.teardown(async () => {
    const broken = await brokenInvariants(db.connection())
    if (broken.length) throw new Error(`broken: ${broken.join('; ')}`)
  })

  test('an owned course needs confirmation before it is sold again', async ({ client, assert }) => {
    const courseId = await shop.course({ name: '平法识图' })
    const learner = await ownerOf(client, shop.one(courseId))

    const answer = await shop.buy(client, learner, shop.one(courseId), { key: 'k'.repeat(32) })

    assert.containSubset(answer.body(), {
      code: 'already-owned',
      msg: `您已拥有《平法识图》（至${until()}）`,
      owned: [
        {
          courseId,
          contents: 1,
          renewable: true,
          owned: [{ courseName: '平法识图', expiryDate: until(), extendedTo: extended() }],
        },
      ],
    })
    assert.lengthOf(await db.from('orders'), 1)

    const other = await shop.buy(client, learner, shop.one(courseId), { renew: [courseId + 1] })
    assert.equal(other.body().code, 'already-owned')
  })

  test('a confirmed second purchase extends the entitlement', async ({ client, assert }) => {
    const courseId = await shop.course()
    const learner = await ownerOf(client, shop.one(courseId))

    const orderNo = await shop.ordered(client, learner, shop.one(courseId), { renew: [courseId] })
    const waiting = await get(client, learner, `/api/orders/${orderNo}`)
    await shop.pay(client, learner, orderNo)
    await shop.paid(orderNo)

    assert.deepEqual(waiting.order.owned, [])
    const bought = await get(client, learner, `/api/user/courses/${courseId}/bought`)
    assert.equal(bought.expiryDate, extended())
  })

  test('a repeated request gets the first order after its payment', async ({ client, assert }) => {
    const courseId = await shop.course()
    const learner = await createUser()
    const key = 'r'.repeat(32)
    const first = await shop.buy(client, learner, shop.one(courseId), { key })
    await shop.pay(client, learner, first.body().orderId)
    await shop.paid(first.body().orderId)

    const again = await shop.buy(client, learner, shop.one(courseId), { key })

    assert.equal(again.body().orderId, first.body().orderId)
  })

  test('an owner can buy seats for others', async ({ client, assert }) => {
    const courseId = await shop.course()
    const learner = await ownerOf(client, shop.one(courseId))
    const products = [{ courseId, courseCount: 3 }]

    const quote = await price(client, learner, { products, orderType: 'package' })
    assert.deepEqual(quote.items[0].owned, [])
    await shop.ordered(client, learner, products, { orderType: 'package' })
  })

  test('owned courses of a bundle are listed and need confirmation', async ({ client, assert }) => {
    const [mine, other] = [await shop.course({ name: '已有的课程' }), await shop.course()]
    const bundleId = await shop.course({ tags: ['Package'], models: [mine, other] })
    const learner = await ownerOf(client, shop.one(mine))

    const quote = await price(client, learner, { products: shop.one(bundleId) })

    assert.containSubset(quote.items[0], { contents: 3, renewable: true })
    assert.deepEqual(
      quote.items[0].owned.map((one: { courseId: number }) => one.courseId),
      [mine]
    )
    const refused = await shop.buy(client, learner, shop.one(bundleId))
    assert.equal(refused.body().code, 'already-owned')
    await shop.ordered(client, learner, shop.one(bundleId), { renew: [bundleId] })
  })

  test('an owned course without expiry is never sold again', async ({ client, assert }) => {
    const answerId = await shop.course({ type: 2, name: '清单计价疑难问答' })
    const learner = await ownerOf(client, shop.one(answerId))

    const answer = await shop.buy(client, learner, shop.one(answerId), { renew: [answerId] })

    assert.include(answer.body(), { code: 'already-owned', msg: messages.ownedForGood })
    assert.isFalse(answer.body().owned[0].renewable)
  })

  test('expired, refunded and switched-off entitlements do not count as owned', async ({ client }) => {
    for (const gone of [
      { expires_on: '2026-01-01' },
      { user_course_status: 'expired', refunded_at: '2026-01-01 00:00:00' },
      { user_course_status: 'expired' },
    ]) {
      const courseId = await shop.course()
      const learner = await ownerOf(client, shop.one(courseId))
      await db.from('user_courses').where('user_id', learner.user.id).update(gone)

      await shop.ordered(client, learner, shop.one(courseId))
    }
  })

  test('cart, course list and unpaid order show the owned course', async ({ client, assert }) => {
    const courseId = await shop.course()
    const learner = await createUser()
    const other = await shop.ordered(client, learner, shop.one(courseId))
    await client.post('/api/user/cart-items').as(learner).json({ courseId, courseCount: 1 })
    assert.deepEqual((await get(client, learner, '/api/user/owned-courses')).courses, [])
    await shop.pay(client, learner, await shop.ordered(client, learner, shop.one(courseId)))
    await shop.until(async () => (await shop.coursesOf(learner)).length === 1)
    await client.post('/api/user/cart-items').as(learner).json({ courseId, courseCount: 1 })

    const { cartItems } = await get(client, learner, '/api/user/cart-items')
    const { courses } = await get(client, learner, '/api/user/owned-courses')
    const { order } = await get(client, learner, `/api/orders/${other}`)

    assert.equal(cartItems[0].owned[0].expiryDate, until())
    assert.containSubset(courses, [{ courseId, expiryDate: until() }])
    assert.containSubset(order.owned, [{ courseId, owned: [{ expiryDate: until() }] }])
    const anotherUser = await createUser()
    assert.deepEqual((await get(client, anotherUser, '/api/user/owned-courses')).courses, [])
  })

  test('books can be bought repeatedly', async ({ client, assert }) => {
    const bookId = await shop.course({ type: 3, price: 200_00 })
    const learner = await createUser()
    const addrId = await shop.address(learner)
    for (let round = 1; round <= 2; round++) {
      const orderNo = await shop.ordered(client, learner, shop.one(bookId), { addrId })
      await shop.pay(client, learner, orderNo)
      await shop.paid(orderNo)
    }
    assert.lengthOf(await db.from('orders').where('order_status', 2), 2)
    await db.from('addresses').delete()
  })
})
