import { rm } from 'node:fs/promises'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { Role } from '#core/roles'
import { businessDay } from '#learning/entitlements/validity'
import { createUser } from '#tests/factories/accounts'
import * as calls from '#tests/functional/commerce/refunds/refund_calls'
import * as shop from '#tests/functional/commerce/commerce_helpers'
import { reconcileDay } from '#tests/functional/commerce/use_cases'
import { callWith, keyOf } from '#tests/functional/partners/key_fixture'

test.group('Money for the system of the accounting', (group) => {
  shop.resetShopEachTest(group)
  group.each.setup(async () => {
    // The provider's records outlive a test; the tables of the shop are emptied.
    await rm(app.makePath(process.env.DATA_DIR!, 'wallet', 'orders'), { recursive: true, force: true })
  })

  async function accounting() {
    return keyOf(await createUser(), { kind: 'accounting' })
  }

  test('an accounting key reads payments of all orders in pages', async ({ client, assert }) => {
    const products = shop.one(await shop.course())
    const first = await calls.bought(client, products)
    const second = await calls.bought(client, products)
    await shop.ordered(client, await createUser(), products)
    const { key } = await accounting()

    const page = (await callWith(client, key, '/payments').qs({ limit: 1 })).body()
    assert.include(page.data[0], { orderNo: first.orderNo, amountFen: 100_00, merchantNo: first.merchantNo })
    const rest = (await callWith(client, key, '/payments').qs({ limit: 1, cursor: page.nextCursor })).body()
    assert.include(rest.data[0], { orderNo: second.orderNo })
    assert.isNull(rest.nextCursor)
  })

  test('an accounting key reads only payments changed since a time', async ({ client, assert }) => {
    const products = shop.one(await shop.course())
    const { orderNo } = await calls.bought(client, products)
    await calls.bought(client, products)
    const old = { updated_at: '2026-01-01 00:00:00', created_at: '2026-01-01 00:00:00' }
    await db.from('payments').whereIn('order_id', db.from('orders').where('order_no', orderNo).select('id')).update(old)
    const { key } = await accounting()
    const since = { updatedSince: '2026-02-01T00:00:00+08:00' }
    const { data } = (await callWith(client, key, '/payments').qs(since)).body()
    assert.lengthOf(data, 1)
    assert.notEqual(data[0].orderNo, orderNo)
  })

  test('an accounting key reads refunds with their lines', async ({ client, assert }) => {
    const { orderNo } = await calls.bought(client, shop.one(await shop.course()))
    await calls.refund(client, await createUser(Role.Admin), { orderNo })
    const { key } = await accounting()
    const { data } = (await callWith(client, key, '/refunds')).body()
    assert.lengthOf(data, 1)
    assert.include(data[0], { orderNo, state: 'done', amountFen: 100_00, reason: '学员要求退款' })
    assert.lengthOf(data[0].lines, 1)
    assert.include(data[0].lines[0], { copies: 1, amountFen: 100_00 })
  })

  test('an accounting key reads the comparison of a day', async ({ client, assert }) => {
    const { orderNo } = await calls.bought(client, shop.one(await shop.course()))
    await reconcileDay(businessDay())
    const { key } = await accounting()
    const day = (await callWith(client, key, `/bill-days/${businessDay()}`)).body()
    assert.lengthOf(day.bills, 1)
    assert.containSubset(day.bills[0], { provider: 'local', state: 'done', differences: 0 })
    assert.containSubset(day.bills[0].lines, [{ orderNo, providedFen: 100_00, recordedFen: 100_00, difference: null }])
    const none = await callWith(client, key, '/bill-days/2026-01-01')
    assert.include(none.body(), { status: 404, code: 'not-found' })
  })

  test('an accounting account gets events of all orders', async ({ client, assert }) => {
    const { account } = await accounting()
    const { account: stranger } = await keyOf(await createUser())
    const { orderNo } = await calls.bought(client, shop.one(await shop.course()))
    await calls.refund(client, await createUser(Role.Admin), { orderNo })
    const eventsOf = async (id: number) =>
      (await db.from('webhook_events').where('service_account_id', id).orderBy('id')).map((row) => row.event_type)
    assert.deepEqual(await eventsOf(account.id), ['order.paid', 'order.refunded'])
    assert.deepEqual(await eventsOf(stranger.id), [])
  })
})
