import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'

import CloseStaleOrdersJob from '#commerce/jobs/close_stale_orders_job'
import { person, type MadePerson } from '#tests/factories/accounts'
import * as shop from '#tests/functional/commerce/shop'

test.group('The minutely job', (group) => {
  shop.emptyShop(group)

  test('settles what was paid and never told before it closes what is too old', async ({
    client,
    assert,
  }) => {
    const learner = await person()
    const products = shop.one(await shop.course())
    const [paid, unpaid] = [
      await shop.ordered(client, learner, products),
      await shop.ordered(client, learner, products),
    ]
    await shop.pay(client, learner, paid, 'lose')
    await db.from('orders').update({ expires_at: '2026-01-01 00:00:00' })

    await CloseStaleOrdersJob.dispatch({})

    assert.equal(await shop.statusOf(paid), 2)
    assert.equal(await shop.statusOf(unpaid), 3)
  })
})

test.group('Looking at an order whose time is over', (group) => {
  shop.emptyShop(group)
  const look = (client: any, { token }: MadePerson, orderNo: string) =>
    client.get(`/api/orders/${orderNo}`).header('authorization', token)

  test('closes it at once, or finds that it was paid', async ({ client, assert }) => {
    const learner = await person()
    const products = shop.one(await shop.course())
    const [paid, unpaid] = [
      await shop.ordered(client, learner, products),
      await shop.ordered(client, learner, products),
    ]
    await shop.pay(client, learner, paid, 'lose')
    await db.from('orders').update({ expires_at: '2026-01-01 00:00:00' })

    const answers = [await look(client, learner, paid), await look(client, learner, unpaid)]

    assert.deepEqual(
      answers.map((answer) => answer.body().order.orderStatus),
      [2, 3]
    )
    assert.equal(answers[1].body().order.closeReasonText, '超过支付时间，已关闭')
  })

  test('changes nothing while the wallet is away', async ({ client, assert }) => {
    const learner = await person()
    const orderNo = await shop.ordered(client, learner, shop.one(await shop.course()))
    await shop.shown(client, learner, orderNo)
    await db.from('orders').update({ expires_at: '2026-01-01 00:00:00' })
    await (await shop.wallet()).stop(true)

    const answer = await look(client, learner, orderNo)

    assert.containsSubset(answer.body().order, { orderStatus: 1, secondsLeft: 0, qrcodeUrl: null })
  })
})
