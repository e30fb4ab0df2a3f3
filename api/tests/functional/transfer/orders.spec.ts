import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { Role } from '#core/roles'
import { fromStored } from '#core/time'
import { transaction } from '#core/transaction'
import { grantCourses } from '#learning/entitlements/grant_courses'
import { createUser } from '#tests/factories/accounts'
import * as shop from '#tests/functional/commerce/commerce_helpers'
import { refund } from '#tests/functional/commerce/refunds/refund_calls'
import { exchangeFolder, importedBy, previewAndImport } from './exchange.js'

const csv = (lines: (string | number)[][]) => `${lines.map((cells) => cells.join(',')).join('\r\n')}\r\n`

const orderHead = ['source_id', 'person', 'status', 'placed_at', 'paid_at', 'amount_yuan', 'order_type']
const lineHead = ['source_id', 'order', 'course', 'copies', 'unit_yuan', 'amount_yuan']
const [placed, paid] = ['2025-03-01 09:30:00', '2025-03-01 09:31:00']

const paidOrder = (id: string, person: number, yuan: number, type = 'single') =>
  [id, `#${person}`, 'paid', placed, paid, yuan, type] as const

type Table = readonly (readonly (string | number)[])[]

/** Files of orders and lines, and others. */
const files = (orders: Table, lines: Table, others: Record<string, Table> = {}) =>
  Object.fromEntries(
    Object.entries({ orders: [orderHead, ...orders], order_lines: [lineHead, ...lines], ...others }).map(
      ([name, table]) => [`${name}.csv`, csv(table as (string | number)[][])]
    )
  )

const orderOf = (person: number) => db.from('orders').where('user_id', person).firstOrFail()

test.group('Imported orders', (group) => {
  group.tap((one) => one.tags(['@engine']))
  shop.resetShopEachTest(group)
  group.each.setup(() => async () => {
    for (const table of ['import_links', 'import_runs']) await db.from(table).delete()
  })

  test('an order arrives with its payment, refund and entitlement', async ({ assert, cleanup }) => {
    const { user } = await createUser()
    const [kept, returned] = [await shop.course(), await shop.course()]
    const folder = await exchangeFolder(
      cleanup,
      files(
        [paidOrder('SN1', user.id, 200)],
        [
          ['l1', 'SN1', `#${kept}`, 1, 120, 100],
          ['l2', 'SN1', `#${returned}`, 1, 100, 100],
        ],
        {
          payments: [
            ['source_id', 'order', 'provider', 'transaction_id', 'amount_yuan', 'paid_at'],
            ['p1', 'SN1', 'wechat', '4200001', 200, paid],
          ],
          refunds: [
            ['source_id', 'order', 'amount_yuan', 'finished_at', 'reason'],
            ['r1', 'SN1', 100, '2025-03-05 10:00:00', '重复购买'],
          ],
          refund_lines: [
            ['source_id', 'refund', 'order_line', 'copies', 'amount_yuan'],
            ['rl1', 'r1', 'l2', 1, 100],
          ],
        }
      )
    )

    const { progress, rows } = await previewAndImport(cleanup, folder)

    assert.deepEqual([rows, progress.breaks], [[], []])
    const order = await orderOf(user.id)
    assert.containsSubset(order, { order_status: 2, amount_fen: 20_000, refunded_fen: 10_000, channel_id: null })
    const payment = await db.from('payments').where('order_id', order.id).firstOrFail()
    assert.equal(payment.provider, 'imported')
    assert.equal(payment.transaction_id, `imported:${payment.merchant_no}`)
    assert.containsSubset(JSON.parse(order.quote), { imported: true, payment: { transactionId: '4200001' } })
    const granted = await db.from('user_courses').where('user_id', user.id).orderBy('course_id')
    assert.deepEqual(
      granted.map((row) => [row.course_id, row.claimed_at, row.user_course_status, row.refunded_at !== null]),
      [
        [kept, '2025-03-01 01:31:00', 'valid', false],
        [returned, '2025-03-01 01:31:00', 'expired', true],
      ]
    )
    const again = await previewAndImport(cleanup, folder)
    assert.deepEqual(again.progress.counts.orders, { new: 0, linked: 0, changed: 0, same: 1, refused: 0 })
    assert.lengthOf(await db.from('orders'), 1)
  })

  test('the board finds an order by its former number', async ({ assert, cleanup, client }) => {
    const { user } = await createUser()
    const { token } = await createUser(Role.Admin)
    const courseId = await shop.course()
    const lines = [['l1', 'OLD-2019-77', `#${courseId}`, 1, 100, 100]]
    await previewAndImport(
      cleanup,
      await exchangeFolder(cleanup, files([paidOrder('OLD-2019-77', user.id, 100)], lines))
    )

    const answer = await client.get('/api/orders').qs({ orderId: 'OLD-2019-77' }).as(token)

    const { order_no: orderNo } = await orderOf(user.id)
    assert.deepEqual(
      answer.body().orders.map((order: { orderId: string }) => order.orderId),
      [orderNo]
    )
  })

  test('orders that do not add up are refused', async ({ assert, cleanup }) => {
    const { user } = await createUser()
    const courseId = await shop.course()
    const line = (id: string) => [`l${id}`, id, `#${courseId}`, 1, 100, 100]
    const folder = await exchangeFolder(
      cleanup,
      files(
        [
          paidOrder('1', user.id, 99),
          ['2', `#${user.id}`, 'closed', placed, '', 100, ''],
          paidOrder('3', user.id, 100),
          paidOrder('4', user.id, 100),
          ['5', `#${user.id}`, 'paid', placed, '', 100, ''],
        ],
        ['1', '2', '3', '5'].map(line),
        {
          payments: [
            ['source_id', 'order', 'provider', 'amount_yuan', 'paid_at'],
            ['p2', '2', 'wechat', 100, paid],
          ],
          refunds: [
            ['source_id', 'order', 'amount_yuan', 'finished_at', 'reason'],
            ['r3', '3', 101, paid, '退款'],
          ],
        }
      )
    )

    const { rows } = await previewAndImport(cleanup, folder)

    assert.deepEqual(
      rows.filter(({ file }) => file === 'orders.csv').map(({ line: at, code, message }) => [at, code, message]),
      [
        [2, 'E_SUM', '订单金额99.00元与商品、运费之和100.00元不一致'],
        [3, 'E_RULE', '已关闭的订单不能有支付或退款'],
        [4, 'E_RULE', '退款金额超过退款商品与运费之和'],
        [5, 'E_RULE', '订单没有商品，请检查 order_lines.csv'],
        [6, 'E_REQUIRED', '付款时间不能为空'],
      ]
    )
    assert.lengthOf(await db.from('orders'), 0)
  })

  test('a refund of an imported payment is recorded without a provider', async ({ assert, cleanup, client }) => {
    const { user } = await createUser()
    const admin = await createUser(Role.Admin)
    const courseId = await shop.course()
    const lines = [['l1', '1', `#${courseId}`, 1, 100, 100]]
    await previewAndImport(cleanup, await exchangeFolder(cleanup, files([paidOrder('1', user.id, 100)], lines)))
    await (await shop.wallet()).setStopped(true)
    const { id, order_no: orderNo } = await orderOf(user.id)
    const item = await db.from('order_items').where('order_id', id).firstOrFail()

    const answer = await refund(client, admin, { orderNo, lines: [{ orderItemId: item.id, copies: 1 }] })

    answer.assertStatus(200)
    const stored = await db.from('refunds').firstOrFail()
    assert.containsSubset(stored, { provider: 'imported', status: 'done', amount_fen: 10_000 })
  })

  test('a channel without commission is named by its code only', async ({ assert, cleanup }) => {
    const { user } = await createUser()
    const exclusiveCode = await shop.code()
    const channel = await db.from('channels').where('exclusive_code', exclusiveCode).firstOrFail()
    const courseId = await shop.course()
    const head = [...orderHead, 'channel', 'commission_due']
    const orders = [
      [...paidOrder('1', user.id, 100), `#${channel.user_id}`, 0],
      [...paidOrder('2', user.id, 100), `#${channel.user_id}`, 1],
    ]
    const lines = ['1', '2'].map((id) => [`l${id}`, id, `#${courseId}`, 1, 100, 100])
    const all = { ...files([], lines), 'orders.csv': csv([head, ...orders]) }

    await previewAndImport(cleanup, await exchangeFolder(cleanup, all))

    const stored = await db.from('orders').orderBy('id')
    assert.deepEqual(
      stored.map((order) => [order.channel_id, order.exclusive_code]),
      [
        [null, exclusiveCode],
        [channel.id, exclusiveCode],
      ]
    )
  })

  test('imported entitlements have the keys of settling and assigning', async ({ assert, cleanup }) => {
    const { user } = await createUser()
    const courseId = await shop.course()
    const folder = await exchangeFolder(
      cleanup,
      files(
        [paidOrder('1', user.id, 100), paidOrder('2', user.id, 200, 'package')],
        [
          ['l1', '1', `#${courseId}`, 1, 100, 100],
          ['l2', '2', `#${courseId}`, 2, 100, 200],
        ],
        {
          entitlements: [
            [
              'source_id',
              'person',
              'telephone',
              'course',
              'origin',
              'order_line',
              'seat_no',
              'granted_at',
              'expires_on',
            ],
            ['e1', `#${user.id}`, '', `#${courseId}`, 'order', 'l1', '', paid, '2027-03-01'],
            ['e2', '', '13799990001', `#${courseId}`, 'assignment', 'l2', 2, paid, '2027-03-01'],
            ['e3', '', '13799990002', `#${courseId}`, 'assignment', 'l2', 3, paid, '2027-03-01'],
            ['e4', `#${user.id}`, '', `#${courseId}`, 'assignment', 'l1', 1, paid, '2027-03-01'],
          ],
        }
      )
    )

    const { rows, progress } = await previewAndImport(cleanup, folder)

    assert.deepEqual(
      rows.map(({ line, message }) => [line, message]),
      [
        [4, '名额应在1到2之间'],
        [5, '开通方式与订单的购买方式不一致'],
      ]
    )
    assert.deepEqual(progress.breaks, [])
    const order = await db.from('orders').where('order_type', 'single').firstOrFail()
    const seat = await db.from('order_items').whereNot('order_id', order.id).firstOrFail()
    const item = await db.from('order_items').where('order_id', order.id).firstOrFail()
    const granted = await db.from('user_courses').orderBy('id')
    assert.deepEqual(
      granted.map((row) => [row.grant_key, row.user_id, row.claimed_at !== null]),
      [
        [`order:${order.id}:${item.id}:${courseId}`, user.id, true],
        [`assignment:${seat.id}:2:${courseId}`, null, false],
      ]
    )
    await transaction((trx) =>
      grantCourses(trx, {
        order: { id: order.id, userId: user.id, orderType: 'single', paidAt: fromStored(order.paid_at) },
      })
    )
    assert.lengthOf(await db.from('user_courses'), 2)
  })

  test('an import and a refund never take the same seat', async ({ assert, cleanup, client }) => {
    const admin = await createUser(Role.Admin)
    const { user } = await createUser()
    const courseId = await shop.course()
    const order = [paidOrder('1', user.id, 100, 'package')]
    const lines = [['l1', '1', `#${courseId}`, 1, 100, 100]]
    await previewAndImport(cleanup, await exchangeFolder(cleanup, files(order, lines)))
    const { id, order_no: orderNo } = await orderOf(user.id)
    const item = await db.from('order_items').where('order_id', id).firstOrFail()
    const seats = csv([
      ['source_id', 'telephone', 'course', 'origin', 'order_line', 'seat_no', 'granted_at'],
      ['e1', '13799990003', `#${courseId}`, 'assignment', `#${item.id}`, 1, paid],
    ])
    const folder = await exchangeFolder(cleanup, { 'entitlements.csv': seats })
    await importedBy(cleanup, folder, { isPreview: true })

    const [answer, imported] = await Promise.all([
      refund(client, admin, { orderNo, lines: [{ orderItemId: item.id, copies: 1 }] }),
      importedBy(cleanup, folder),
    ])

    const seated = await db.from('user_courses').where('order_item_id', item.id)
    const refunds = await db.from('refunds')
    assert.equal(seated.length + refunds.length, 1)
    assert.equal(answer.status() === 200 && refunds.length === 1, imported.rows.length === 1)
  })
})
