import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'

import CloseStaleOrdersJob from '#commerce/jobs/close_stale_orders_job'
import { person } from '#tests/factories/accounts'
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
