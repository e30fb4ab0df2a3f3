import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { writeNotice } from '#drivers/payment/local/wallet_notices'
import { person, type MadePerson } from '#tests/factories/accounts'
import { keys, notify, transaction } from '#tests/functional/commerce/payments/notices'
import * as shop from '#tests/functional/commerce/shop'
import { statementsOf } from '#tests/statements'

/** Begin and commit included; the rows are locked, so SQLite says one word less, but no statement. */
const most = { quote: 6, order: 15, notice: 20, cart: 11 }

test.group('What a checkout asks of the database', (group) => {
  shop.emptyShop(group)

  const call = (client: ApiClient, buyer: MadePerson, path: string, body: object) =>
    client.post(path).header('authorization', buyer.token).json(body)

  test('quote, order, notice and addition stay within their counts', async ({ client, assert }) => {
    const buyer = await person()
    const courseId = await shop.course()
    const products = shop.one(courseId)
    const sent: Record<string, string[]> = {}

    sent.quote = await statementsOf(async () => {
      const answer = await call(client, buyer, '/api/user/orders/fresh-price', { products })
      assert.include(answer.body(), { code: '200', orderAmt: 100 })
    })
    let orderNo = ''
    sent.order = await statementsOf(async () => {
      orderNo = await shop.ordered(client, buyer, products, { orderAmt: 100, key: 'counted-order' })
    })
    const merchantNo = await shop.shown(client, buyer, orderNo)
    const notice = writeNotice(await transaction(merchantNo), await keys())
    sent.notice = await statementsOf(async () => (await notify(client, notice)).assertStatus(200))
    await shop.paid(orderNo)
    sent.cart = await statementsOf(async () => {
      const answer = await call(client, buyer, '/api/user/cart-items', {
        courseId,
        courseCount: 1,
      })
      assert.containSubset(answer.body(), { code: '200', cartItem: { owned: [{ courseId }] } })
    })

    const counts = Object.entries(sent).map(([name, all]) => [name, all.length])
    assert.deepEqual(Object.fromEntries(counts), most, JSON.stringify(sent, null, 1))
  })

  test('a notice locks its buyer once', async ({ client, assert }) => {
    const buyer = await person()
    const orderNo = await shop.ordered(client, buyer, shop.one(await shop.course()))
    const merchantNo = await shop.shown(client, buyer, orderNo)
    const notice = writeNotice(await transaction(merchantNo), await keys())
    const sent = await statementsOf(async () => (await notify(client, notice)).assertStatus(200))
    assert.lengthOf(
      sent.filter((sql) => /^select `id` from `users`/.test(sql)),
      1
    )
    await shop.paid(orderNo)
  })
})
