import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'

import CloseStaleOrdersJob from '#commerce/payments/close_stale_orders_job'
import { DriverFailure } from '#drivers/driver_failure'
import { createUser, type CreatedUser } from '#tests/factories/accounts'
import * as shop from '#tests/functional/commerce/commerce_helpers'
import { settleMissedPayments } from '#tests/functional/commerce/use_cases'

test.group('The job of expired orders', (group) => {
  group.tap((test) => test.tags(['@engine']))
  shop.resetShopEachTest(group)

  test('missed payments are settled before orders are closed', async ({ client, assert }) => {
    const learner = await createUser()
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

  test('missed payments are settled although the provider {does} for others')
    .with([
      { does: 'rejects queries', failure: new DriverFailure('payment', { cause: 'no', rejectCode: 'PARAM_ERROR' }) },
      { does: 'returns unknown errors', failure: new DriverFailure('payment', { cause: 'odd' }) },
    ])
    .run(async ({ client, assert }, { failure }) => {
      const products = shop.one(await shop.course())
      const learner = await createUser()
      const orders: string[] = []
      while (orders.length < 3) orders.push(await shop.ordered(client, learner, products))
      const [odd, , paid] = orders
      const [first] = [await shop.shown(client, learner, odd), await shop.shown(client, learner, orders[1])]
      await shop.pay(client, learner, paid, 'lose')
      await db.from('payments').update({ created_at: '2026-01-01 00:00:00' })
      const wallet = await shop.wallet()
      const find = wallet.find.bind(wallet)
      wallet.find = async (merchantNo) => {
        if (merchantNo === first) throw failure
        return find(merchantNo)
      }

      const settled = await settleMissedPayments().finally(() => (wallet.find = find))

      assert.equal(settled, 1)
      assert.equal(await shop.statusOf(paid), 2)
    })

  test('the job stops after three timeouts', async ({ client, assert }) => {
    const products = shop.one(await shop.course())
    const learner = await createUser()
    for (let count = 0; count < 5; count++) {
      await shop.shown(client, learner, await shop.ordered(client, learner, products))
    }
    await db.from('payments').update({ created_at: '2026-01-01 00:00:00' })
    const wallet = await shop.wallet()
    const find = wallet.find.bind(wallet)
    let queryCount = 0
    wallet.find = async () => {
      queryCount++
      throw new DriverFailure('payment', { cause: 'silence' })
    }

    await settleMissedPayments().finally(() => (wallet.find = find))

    assert.equal(queryCount, 3)
  })
})

test.group('Requests of an expired order', (group) => {
  group.tap((test) => test.tags(['@engine']))
  shop.resetShopEachTest(group)
  const getOrder = (client: ApiClient, { token }: CreatedUser, orderNo: string) =>
    client.get(`/api/orders/${orderNo}`).as(token)

  test('an expired order is closed or settled at once', async ({ client, assert }) => {
    const learner = await createUser()
    const products = shop.one(await shop.course())
    const [paid, unpaid] = [
      await shop.ordered(client, learner, products),
      await shop.ordered(client, learner, products),
    ]
    await shop.pay(client, learner, paid, 'lose')
    await db.from('orders').update({ expires_at: '2026-01-01 00:00:00' })

    const answers = [await getOrder(client, learner, paid), await getOrder(client, learner, unpaid)]

    assert.deepEqual(
      answers.map((answer) => answer.body().order.orderStatus),
      [2, 3]
    )
    assert.equal(answers[1].body().order.closeReason, 'expired')
  })

  test('an expired order stays open while the provider is down', async ({ client, assert }) => {
    const learner = await createUser()
    const orderNo = await shop.ordered(client, learner, shop.one(await shop.course()))
    await shop.shown(client, learner, orderNo)
    await db.from('orders').update({ expires_at: '2026-01-01 00:00:00' })
    await (await shop.wallet()).setStopped(true)

    const answer = await getOrder(client, learner, orderNo)

    assert.containsSubset(answer.body().order, { orderStatus: 1, secondsLeft: 0, qrcodeUrl: null })
  })
})
