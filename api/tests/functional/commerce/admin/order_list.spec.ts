import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'

import Channel from '#channels/channel'
import { Role } from '#core/roles'
import { createUser, type CreatedUser } from '#tests/factories/accounts'
import { clearCourseCaches, order } from '#tests/functional/commerce/admin/admin_orders'
import * as shop from '#tests/functional/commerce/commerce_helpers'

test.group('The admin order list', (group) => {
  group.tap((test) => test.tags(['@engine']))
  let admin: CreatedUser
  shop.resetShopEachTest(group)
  group.setup(async () => {
    clearCourseCaches()
    admin = await createUser(Role.Admin)
  })

  const list = (client: ApiClient, query: object = {}) => client.get('/api/orders').as(admin).qs(query)
  const numbers = async (client: ApiClient, query: object = {}) =>
    (await list(client, query)).body().orders.map(({ orderId }: { orderId: string }) => orderId)

  test('paid orders are listed newest first, other states by filter', async ({ client, assert }) => {
    const paying = await order({ status: 1 })
    const first = await order()
    const deleted = await order({ status: 3 })
    const second = await order()

    assert.deepEqual(await numbers(client), [second, first])
    assert.deepEqual(await numbers(client, { orderStatus: 1 }), [paying])
    assert.deepEqual(await numbers(client, { orderStatus: [1, 3] }), [deleted, paying])
  })

  test('an admin finds all orders of one user', async ({ client, assert }) => {
    const buyer = await createUser()
    await order()
    const deleted = await order({ buyer, status: 3 })
    const paid = await order({ buyer })

    const found = { userId: buyer.user.id, orderStatus: [1, 2, 3] }
    assert.deepEqual(await numbers(client, found), [paid, deleted])
    assert.deepEqual(await numbers(client, { userId: 4_000_000 }), [])
    assert.equal((await list(client, { userId: 'x' })).body().code, 'error')
  })

  test('a filter finds orders by {what}')
    .with([
      { what: 'order type', query: { orderType: 'package' }, options: { type: 'package' as const } },
      { what: 'a word of the product name', query: { productName: '市政' }, options: { name: '市政实务' } },
      { what: 'course types', query: { courseTypes: [3, 4] }, options: { courseTypes: [3] } },
      { what: 'promo code', query: { exclusiveCode: 'abc123' }, options: { code: 'ABC123' } },
      {
        what: 'the day of payment in Shanghai',
        query: { paidTimeStart: '2026-03-02', paidTimeEnd: '2026-03-02' },
        options: { paidAt: '2026-03-01 16:00:00' },
      },
      {
        what: 'the last second of the order time',
        query: { createTimeStart: '2026-03-02 23:59:59', createTimeEnd: '2026-03-02 23:59:59' },
        options: { createdAt: '2026-03-02 15:59:59' },
      },
      { what: 'a partial refund', query: { refunded: 'partly' }, options: { refunded: 1 } },
      { what: 'a full refund', query: { refunded: 'wholly' }, options: { refunded: 100_00 } },
      { what: 'any refund', query: { refunded: 'any' }, options: { refunded: 50_00 } },
      { what: 'a pending parcel', query: { toShip: true }, options: { courseTypes: [1, 4] } },
    ])
    .run(async ({ client, assert }, { query, options }) => {
      await order()
      await order({ createdAt: '2026-03-03 00:00:00', trackingNo: 'SF1', name: '另外的课程' })
      const expected = await order(options)

      assert.deepEqual(await numbers(client, query), [expected])
    })

  test('course types combine with status, refund and payment day', async ({ client, assert }) => {
    const paid = await order({ courseTypes: [3], paidAt: '2026-03-01 16:00:00' })
    const open = await order({ courseTypes: [1, 4], status: 1 })
    const returned = await order({ courseTypes: [3, 4], refunded: 50_00 })
    await order()
    const books = { courseTypes: [3, 4] }
    const day = '2026-03-02'

    assert.deepEqual(await numbers(client, books), [returned, paid])
    assert.deepEqual(await numbers(client, { ...books, orderStatus: [1] }), [open])
    assert.deepEqual(await numbers(client, { ...books, orderStatus: [1, 2] }), [returned, open, paid])
    assert.deepEqual(await numbers(client, { ...books, refunded: 'partly' }), [returned])
    const paidOn = { paidTimeStart: day, paidTimeEnd: day }
    assert.deepEqual(await numbers(client, { ...books, ...paidOn }), [paid])
  })

  test('orders are found by number and by whole or partial telephone', async ({ client, assert }) => {
    const buyer = await createUser()
    await order()
    const expected = await order({ buyer })
    const telephone = buyer.user.telephone!

    assert.deepEqual(await numbers(client, { orderId: expected }), [expected])
    assert.deepEqual(await numbers(client, { telephone }), [expected])
    assert.include(await numbers(client, { telephone: telephone.slice(-4) }), expected)
  })

  test('a channel filter finds orders of former codes too', async ({ client, assert }) => {
    const code = await shop.code()
    const channel = await Channel.findByOrFail('exclusiveCode', code)
    await order()
    const expected = await order({ code: 'OLD001', channelId: channel.id })

    const answer = await list(client, { channelId: channel.userId })

    assert.deepEqual(
      answer.body().orders.map((row: Record<string, unknown>) => [row.orderId, row.channelId, row.channelName]),
      [[expected, channel.userId, '测试人员']]
    )
  })

  test('only paid, unshipped, unrefunded parcels count as to ship', async ({ client, assert }) => {
    await order({ courseTypes: [3], trackingNo: 'SF1' })
    await order({ courseTypes: [3], refundedCount: 1, refunded: 100_00 })
    await order({ courseTypes: [3], status: 1 })
    const waiting = await order({ courseTypes: [3], count: 2, refundedCount: 1 })

    assert.deepEqual(await numbers(client, { toShip: true }), [waiting])
    assert.deepEqual(await numbers(client, { toShip: true, orderStatus: [1, 2, 3] }), [waiting])
  })

  test('totals cover all matches, net of refunds', async ({ client, assert }) => {
    for (let count = 0; count < 11; count++) await order({ amount: 10_10 })
    await order({ amount: 100_00, refunded: 30_05 })
    await order({ amount: 999_99, status: 1 })

    const { orders, total, amountTotal, refundTotal } = (await list(client)).body()

    assert.lengthOf(orders, 10)
    assert.equal(total, 12)
    assert.equal(amountTotal, 181.05)
    assert.equal(refundTotal, 30.05)
    assert.include(orders[0], { orderAmt: 100, refundedAmt: 30.05, refundState: 'partly' })
  })

  test('an empty list totals 0, and a page has 100 rows', async ({ client, assert }) => {
    const empty = (await list(client, { orderId: '1' })).body()
    assert.include(empty, { total: 0, amountTotal: 0, refundTotal: 0 })

    for (let count = 0; count < 12; count++) await order()
    assert.lengthOf(await numbers(client, { pageSize: 100 }), 12)
    assert.lengthOf(await numbers(client, { pageSize: 10, page: 2 }), 2)
    ;(await list(client, { pageSize: 1000 })).assertBodyContains({ code: 'error' })
  })

  test('telephones are masked', async ({ client, assert }) => {
    const buyer = await createUser()
    await order({ buyer })

    const answer = await list(client)

    assert.match(answer.body().orders[0].telephone, /^1\d{2}\*{4}\d{4}$/)
    assert.notInclude(answer.text(), buyer.user.telephone!)
  })

  test('a day that does not exist is rejected', async ({ client }) => {
    const answer = await list(client, { paidTimeStart: '2026-02-31' })

    answer.assertBodyContains({ code: 'error' })
  })
})
