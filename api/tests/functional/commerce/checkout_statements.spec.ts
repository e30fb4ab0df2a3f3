import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { writeNotice } from '#drivers/payment/local/wallet_webhooks'
import { createUser, type CreatedUser } from '#tests/factories/accounts'
import { keys, notify, transaction } from '#tests/functional/commerce/payments/notices'
import * as shop from '#tests/functional/commerce/commerce_helpers'
import { durableCommits, statementsOf } from '#tests/statements'

/** Including begin, commit and the query of the session. */
const maxStatements = { cart: 3, quote: 2, order: 10, notice: 12, read: 2 }
const commits = { cart: 1, quote: 0, order: 1, notice: 1, read: 0 }

test.group('SQL statements of a checkout', (group) => {
  group.tap((test) => test.tags(['@slow']))
  shop.resetShopEachTest(group)

  const post = (client: ApiClient, buyer: CreatedUser, path: string, body: object) =>
    client.post(path).as(buyer).json(body)

  test('each call stays within its maximum of SQL statements and commits', async ({ client, assert }) => {
    const buyer = await createUser()
    const courseId = await shop.course()
    const products = shop.one(courseId)
    // The first call fills the cache of settings.
    const first = await createUser()
    const before = await shop.ordered(client, first, products)
    await shop.pay(client, first, before)
    await shop.paid(before)
    const sent: Record<string, string[]> = {}

    sent.cart = await statementsOf(async () => {
      const form = { courseId, courseCount: 1 }
      const answer = await post(client, buyer, '/api/user/cart-items', form)
      assert.containSubset(answer.body(), { code: '200', cartItem: { courseId, owned: [] } })
    })
    sent.quote = await statementsOf(async () => {
      const answer = await post(client, buyer, '/api/user/orders/fresh-price', { products })
      assert.include(answer.body(), { code: '200', orderAmt: 100 })
    })
    let orderNo = ''
    sent.order = await statementsOf(async () => {
      orderNo = await shop.ordered(client, buyer, products, { orderAmt: 100, key: 'counted-order' })
    })
    const merchantNo = await shop.shown(client, buyer, orderNo)
    const notice = writeNotice(await transaction(merchantNo), await keys())
    sent.notice = await statementsOf(async () => (await notify(client, notice)).assertStatus(200))
    sent.read = await statementsOf(async () => {
      const answer = await client.get(`/api/orders/${orderNo}`).as(buyer)
      assert.containSubset(answer.body(), { code: '200', order: { orderStatus: 2, refunds: [] } })
    })

    const count = (of: (all: string[]) => number) =>
      Object.fromEntries(Object.entries(sent).map(([name, all]) => [name, of(all)]))
    assert.deepEqual(
      count((all) => all.length),
      maxStatements,
      JSON.stringify(sent, null, 1)
    )
    assert.deepEqual(count(durableCommits), commits)
    // Buyers of one course do not lock its row.
    const ofCourse = /^(update|delete from) [`"]?courses\b|^select .* from [`"]?courses\b.* for (update|share)/
    assert.isEmpty(sent.notice.filter((sql) => ofCourse.test(sql)))
    assert.deepEqual(await shop.coursesOf(buyer), [courseId])
  })

  test('a webhook locks its buyer once', async ({ client, assert }) => {
    const buyer = await createUser()
    const orderNo = await shop.ordered(client, buyer, shop.one(await shop.course()))
    const merchantNo = await shop.shown(client, buyer, orderNo)
    const notice = writeNotice(await transaction(merchantNo), await keys())
    const sent = await statementsOf(async () => (await notify(client, notice)).assertStatus(200))
    assert.lengthOf(
      sent.filter((sql) => /^select .*[` ]users[` ]/.test(sql)),
      1
    )
    await shop.paid(orderNo)
  })
})
