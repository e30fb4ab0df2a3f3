import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'

import { now, toStored } from '#core/time'
import { createUser } from '#tests/factories/accounts'
import * as shop from '#tests/functional/commerce/commerce_helpers'

test.group('Repeated submissions of an order', (group) => {
  group.tap((test) => test.tags(['@engine']))
  shop.resetShopEachTest(group)

  async function orders(): Promise<number> {
    const [{ count }] = await db.from('orders').count('* as count')
    return Number(count)
  }

  test('fifty requests with one key place one order', async ({ client, assert }) => {
    const learner = await createUser()
    const products = shop.one(await shop.course())
    const key = randomUUID()

    const answers = await Promise.all(Array.from({ length: 50 }, () => shop.buy(client, learner, products, { key })))

    assert.equal(await orders(), 1)
    assert.lengthOf([...new Set(answers.map((answer) => answer.text()))], 1)
    assert.equal(answers[0].body().code, '200')
  })

  test('fifty users with a key each place fifty orders', async ({ client, assert }) => {
    const courseId = await shop.course()
    const people = []
    for (let count = 0; count < 50; count++) people.push(await createUser())

    const answers = await Promise.all(
      people.map((learner) => shop.buy(client, learner, shop.one(courseId), { key: randomUUID() }))
    )

    assert.equal(await orders(), 50)
    assert.lengthOf([...new Set(answers.map((answer) => answer.body().orderId))], 50)
    const [{ count }] = await db.from('order_items').where('course_id', courseId).count('* as count')
    assert.equal(Number(count), 50)
  })

  test('twelve concurrent orders of a user stop at ten unpaid', async ({ client, assert }) => {
    const learner = await createUser()
    const products = shop.one(await shop.course())

    const answers = await Promise.all(
      Array.from({ length: 12 }, () => shop.buy(client, learner, products, { key: randomUUID() }))
    )

    assert.equal(await orders(), 10)
    assert.lengthOf(
      answers.filter((answer) => answer.body().msg?.startsWith('您有10个')),
      2
    )
  })

  test('the same key returns the first response despite a new price', async ({ client, assert }) => {
    const learner = await createUser()
    const courseId = await shop.course()
    const key = randomUUID()
    const first = await shop.buy(client, learner, shop.one(courseId), { key, orderAmt: 100 })
    await db.from('courses').where('id', courseId).update({ course_status: 'unpublish' })

    const again = await shop.buy(client, learner, shop.one(courseId), { key, orderAmt: 100 })

    assert.deepEqual(again.body(), first.body())
    assert.equal(await orders(), 1)
  })

  test('concurrent requests with one key get the same response', async ({ client, assert }) => {
    const learner = await createUser()
    const products = shop.one(await shop.course())
    for (let count = 0; count < 9; count++) await shop.ordered(client, learner, products)
    const key = randomUUID()

    const answers = await Promise.all(Array.from({ length: 4 }, () => shop.buy(client, learner, products, { key })))

    // A second order would be rejected, because ten are unpaid.
    assert.equal(answers[0].body().code, '200')
    assert.lengthOf([...new Set(answers.map((answer) => answer.text()))], 1)
    assert.equal(await orders(), 10)
  })

  test('the same key with another body is rejected', async ({ client, assert }) => {
    const learner = await createUser()
    const [one, other] = [await shop.course(), await shop.course()]
    const key = randomUUID()
    await shop.buy(client, learner, shop.one(one), { key })

    const answer = await shop.buy(client, learner, shop.one(other), { key })

    assert.include(answer.body(), { code: 'error', msg: '提交的内容已变化，请刷新后重新提交' })
    assert.equal(await orders(), 1)
  })

  test('a key belongs to its user', async ({ client, assert }) => {
    const [learner, anotherUser] = [await createUser(), await createUser()]
    const products = shop.one(await shop.course())
    const key = randomUUID()

    const [mine, theirs] = [
      await shop.buy(client, learner, products, { key }),
      await shop.buy(client, anotherUser, products, { key }),
    ]

    assert.notEqual(mine.body().orderId, theirs.body().orderId)
  })

  test('a rejected request leaves its key unused', async ({ client, assert }) => {
    const learner = await createUser()
    const courseId = await shop.course({ status: 'unpublish' })
    const key = randomUUID()
    const refused = await shop.buy(client, learner, shop.one(courseId), { key })
    await db.from('courses').where('id', courseId).update({ course_status: 'published' })

    const bought = await shop.buy(client, learner, shop.one(courseId), { key })

    assert.equal(refused.body().unavailable[0].courseId, courseId)
    assert.equal(bought.body().code, '200')
  })

  test('a request that waits in vain for the first gets 409', async ({ client, assert, cleanup }) => {
    const learner = await createUser()
    const products = shop.one(await shop.course())
    await db.rawQuery(`create trigger waits_in_vain before insert on idempotency_keys for each row
      signal sqlstate 'HY000' set mysql_errno = 1205`)
    cleanup(() => db.rawQuery('drop trigger waits_in_vain'))

    const answer = await shop.buy(client, learner, products, { key: randomUUID() })

    answer.assertStatus(409)
    assert.equal(answer.body().msg, '请求正在处理，请稍后查看结果')
    assert.equal(await orders(), 0)
  }).skip(process.env.DB_CONNECTION !== 'mysql', 'SQLite has one writer')

  test('a key can be used again after a day', async ({ client, assert }) => {
    const learner = await createUser()
    const products = shop.one(await shop.course())
    const key = randomUUID()
    const first = await shop.buy(client, learner, products, { key })
    await db.from('idempotency_keys').update({ expires_at: toStored(now()) })

    const second = await shop.buy(client, learner, products, { key })

    assert.notEqual(second.body().orderId, first.body().orderId)
  })

  test('a key of {what} is rejected')
    .with([
      { what: '256 characters', key: 'k'.repeat(256) },
      { what: 'spaces within', key: 'a b' },
    ])
    .run(async ({ client, assert }, { key }) => {
      const answer = await client
        .post('/api/user/orders/buy')
        .as(await createUser())
        .header('idempotency-key', key)
        .json({ products: shop.one(await shop.course()) })

      assert.equal(answer.body().msg, '请求标识格式不正确')
      assert.equal(await orders(), 0)
    })
})
