import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { addToCart } from '#commerce/cart/add_to_cart'
import type { CurrentUser } from '#core/current_user'
import { createUser, type CreatedUser } from '#tests/factories/accounts'
import * as shop from '#tests/functional/commerce/commerce_helpers'

const put = (client: ApiClient, { token }: CreatedUser, form: object) =>
  client.post('/api/user/cart-items').as(token).json(form)

const cartOf = async (client: ApiClient, { token }: CreatedUser) =>
  (await client.get('/api/user/cart-items').as(token)).body()

const fill = ({ user }: CreatedUser, courseIds: number[]) =>
  db
    .table('cart_items')
    .multiInsert(
      courseIds.map((courseId, at) => ({
        user_id: user.id,
        course_id: courseId,
        slot: at + 1,
        course_count: 1,
        created_at: '2026-01-01 00:00:00',
      }))
    )

test.group('The cart', (group) => {
  group.tap((test) => test.tags(['@engine']))
  shop.resetShopEachTest(group)

  test('a cart item has price, picture and availability', async ({ client, assert }) => {
    const learner = await createUser()
    const courseId = await shop.course({ name: '建筑工程教材', type: 4, price: 45_50, freight: 6_00 })

    const answer = await put(client, learner, { courseId, courseCount: 2 })

    const cart = await cartOf(client, learner)
    assert.equal(cart.total, 1)
    assert.deepEqual(cart.cartItems, [answer.body().cartItem])
    assert.include(cart.cartItems[0], {
      cartItemName: '建筑工程教材',
      courseCount: 2,
      coursePrice: 45.5,
      freightPrice: 6,
      available: true,
      unavailableReason: null,
    })
  })

  test('fields of a cart item are accepted in the query string', async ({ client, assert }) => {
    const learner = await createUser()
    const courseId = await shop.course({ type: 3 })

    const answer = await client
      .post('/api/user/cart-items')
      .qs({ courseId, courseCount: 3, withBook: false })
      .as(learner)

    assert.equal(answer.body().cartItem.courseCount, 3)
  })

  test('a second addition increases or sets the quantity of the item', async ({ client, assert }) => {
    const learner = await createUser()
    const courseId = await shop.course({ type: 3 })
    await put(client, learner, { courseId, courseCount: 2 })

    const added = await put(client, learner, { courseId, courseCount: 3 })
    const set = await put(client, learner, { courseId, courseCount: 4, set: true })

    assert.equal(added.body().cartItem.courseCount, 5)
    assert.equal(set.body().cartItem.courseCount, 4)
    assert.equal((await cartOf(client, learner)).total, 1)
  })

  test('a video has quantity one except in bulk mode', async ({ client, assert }) => {
    const learner = await createUser()
    const courseId = await shop.course({ type: 6 })
    await put(client, learner, { courseId, courseCount: 1 })

    const again = await put(client, learner, { courseId, courseCount: 5 })
    const bulk = await put(client, learner, { courseId, courseCount: 20, set: true, bulk: true })

    assert.equal(again.body().cartItem.courseCount, 1)
    assert.equal(bulk.body().cartItem.courseCount, 20)
  })

  test('a cart item keeps the price at its addition', async ({ client, assert }) => {
    const learner = await createUser()
    const courseId = await shop.course({ type: 3, price: 50_00 })
    await put(client, learner, { courseId, courseCount: 1 })
    await db.from('courses').where('id', courseId).update({ price_fen: 60_00 })

    const before = (await cartOf(client, learner)).cartItems[0]
    await put(client, learner, { courseId, courseCount: 3, set: true })
    const counted = (await cartOf(client, learner)).cartItems[0]
    await put(client, learner, { courseId, courseCount: 1 })
    const again = (await cartOf(client, learner)).cartItems[0]

    assert.include(before, { coursePrice: 60, pricePutIn: 50 })
    assert.include(counted, { coursePrice: 60, pricePutIn: 50 })
    assert.include(again, { coursePrice: 60, pricePutIn: 60 })
  })

  test('twenty concurrent additions make one item of twenty', async ({ client, assert }) => {
    const learner = await createUser()
    const courseId = await shop.course({ type: 3 })

    const answers = await Promise.all(
      Array.from({ length: 20 }, () => put(client, learner, { courseId, courseCount: 1 }))
    )

    assert.isTrue(answers.every((answer) => answer.body().code === '200'))
    const { cartItems } = await cartOf(client, learner)
    assert.deepEqual(
      cartItems.map((item: { courseCount: number }) => item.courseCount),
      [20]
    )
  })

  test('quantity {courseCount} is rejected')
    .with([
      { courseCount: 0 },
      { courseCount: -1 },
      { courseCount: 1.5 },
      { courseCount: 10_001 },
      { courseCount: 1e9 },
      { courseCount: 'viele' },
      { courseCount: null },
    ])
    .run(async ({ client, assert }, { courseCount }) => {
      const learner = await createUser()
      const answer = await put(client, learner, { courseId: await shop.course({ type: 3 }), courseCount })

      assert.equal(answer.body().code, 'error')
      assert.equal((await cartOf(client, learner)).total, 0)
    })

  test('a cart item has a quantity of at most 10000', async ({ client, assert }) => {
    const learner = await createUser()
    const courseId = await shop.course({ type: 3 })
    await put(client, learner, { courseId, courseCount: 10_000 })

    const answer = await put(client, learner, { courseId, courseCount: 1 })

    assert.equal(answer.body().msg, '商品数量必须在1到10000之间')
    assert.equal((await cartOf(client, learner)).cartItems[0].courseCount, 10_000)
  })

  test('a cart has at most a hundred courses', async ({ client, assert }) => {
    const learner = await createUser()
    const courses = []
    for (let count = 0; count < 101; count++) courses.push(await shop.course({ type: 3 }))
    await fill(learner, courses.slice(0, 100))

    const answer = await put(client, learner, { courseId: courses[100], courseCount: 1 })
    const known = await put(client, learner, { courseId: courses[0], courseCount: 1 })

    assert.equal(answer.body().msg, '购物车最多存放100种商品')
    assert.equal(known.body().code, '200')
  })

  test('concurrent additions do not exceed a hundred courses', async ({ client, assert }) => {
    const learner = await createUser()
    const courses: number[] = []
    for (let count = 0; count < 110; count++) courses.push(await shop.course({ type: 3 }))
    await fill(learner, courses.slice(0, 95))

    const answers = await Promise.all(
      courses.slice(95).map((courseId) => put(client, learner, { courseId, courseCount: 1 }))
    )

    const refused = answers.filter((answer) => answer.body().msg === '购物车最多存放100种商品')
    assert.lengthOf(refused, 10)
    assert.equal((await cartOf(client, learner)).total, 100)
  })

  test('a removed item frees its slot in a full cart', async ({ client, assert }) => {
    const learner = await createUser()
    const courses: number[] = []
    for (let count = 0; count < 102; count++) courses.push(await shop.course({ type: 3 }))
    await fill(learner, courses.slice(0, 100))
    await db.from('cart_items').where('course_id', courses[40]).delete()

    const [first, second] = [
      await put(client, learner, { courseId: courses[100], courseCount: 1 }),
      await put(client, learner, { courseId: courses[101], courseCount: 1 }),
    ]

    assert.equal(first.body().code, '200')
    assert.equal(second.body().msg, '购物车最多存放100种商品')
    assert.equal((await cartOf(client, learner)).total, 100)
  })

  test('a closed account cannot fill its cart', async ({ assert }) => {
    const learner = await createUser()
    const courseId = await shop.course({ type: 3 })
    await db.from('users').where('id', learner.user.id).update({ deleted_at: '2026-01-01 00:00:00' })

    await assert.rejects(
      () => addToCart({ id: learner.user.id } as CurrentUser, { courseId, courseCount: 1 }),
      '账号已注销'
    )
    assert.isEmpty(await db.from('cart_items').where('user_id', learner.user.id))
  })

  test('unavailable courses are rejected with their reason', async ({ client, assert }) => {
    const learner = await createUser()
    const model = await shop.course()
    const messageOf = async (courseId: number) => (await put(client, learner, { courseId, courseCount: 1 })).body().msg

    assert.equal(await messageOf(await shop.course({ status: 'unpublish' })), '商品已下架，请移除后重新提交')
    assert.equal(await messageOf(await shop.course({ tags: ['hide'] })), '商品已下架，请移除后重新提交')
    assert.equal(await messageOf(await shop.course({ price: 0 })), '该课程无需购买')
    assert.equal(await messageOf(await shop.course({ models: [model] })), '请选择规格')
    assert.equal(await messageOf(4_000_000), '商品已下架，请移除后重新提交')
  })

  test('an unpublished course stays in the cart as unavailable', async ({ client, assert }) => {
    const learner = await createUser()
    const courseId = await shop.course()
    await put(client, learner, { courseId, courseCount: 1 })
    await db.from('courses').where('id', courseId).update({ course_status: 'unpublish' })

    const { cartItems } = await cartOf(client, learner)

    assert.include(cartItems[0], { available: false, unavailableReason: '商品已下架，请移除后重新提交' })
  })

  test('a batch is removed completely or not at all', async ({ client, assert }) => {
    const [learner, anotherUser] = [await createUser(), await createUser()]
    const ids: number[] = []
    for (const caller of [learner, learner, anotherUser]) {
      const answer = await put(client, caller, { courseId: await shop.course(), courseCount: 1 })
      ids.push(answer.body().cartItem.cartItemId)
    }
    const remove = (cartItemIds: string) => client.delete('/api/user/cart-items-batch').qs({ cartItemIds }).as(learner)

    const withForeign = await remove(ids.join(','))
    withForeign.assertStatus(404)
    assert.equal((await cartOf(client, learner)).total, 2)
    const empty = await remove('')
    assert.equal(empty.body().msg, '请选择要删除的商品')
    const own = await remove(`${ids[0]},${ids[1]}`)
    assert.equal(own.body().count, 2)
    assert.equal((await cartOf(client, anotherUser)).total, 1)
  })

  test('a cart item can be removed by its owner only', async ({ client }) => {
    const [learner, anotherUser] = [await createUser(), await createUser()]
    const answer = await put(client, learner, { courseId: await shop.course(), courseCount: 1 })
    const remove = ({ token }: CreatedUser) =>
      client.delete(`/api/user/cart-items/${answer.body().cartItem.cartItemId}`).as(token)

    ;(await remove(anotherUser)).assertStatus(404)
    ;(await remove(learner)).assertStatus(200)
    ;(await remove(learner)).assertStatus(404)
  })
})
