import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'

import { Role } from '#core/roles'
import { now, toStored } from '#core/time'
import { createUser, type CreatedUser } from '#tests/factories/accounts'
import { clearCourseCaches, order, parcelAddress } from '#tests/functional/commerce/admin/admin_orders'
import { readRows } from '#tests/workbook'
import * as shop from '#tests/functional/commerce/commerce_helpers'

/** The same numbers on every run, so that a failure can be reproduced. */
function seededRandom(seed: number) {
  let state = seed
  const roll = (sides: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * sides)
  }
  return { roll, one: <T>(of: readonly T[]) => of[roll(of.length)] }
}

const whole = { createTimeStart: '2026-01-01', createTimeEnd: '2026-12-31' }

test.group('Order exports', (group) => {
  let admin: CreatedUser
  shop.resetShopEachTest(group)
  group.setup(async () => {
    clearCourseCaches()
    admin = await createUser(Role.Admin)
  })

  const call = (path: string, body: object) =>
    fetch(`http://127.0.0.1:${process.env.PORT}/api/admin/${path}`, {
      method: 'POST',
      // Reading a large workbook takes longer than the keep-alive timeout of a connection.
      headers: { 'authorization': admin.token, 'content-type': 'application/json', 'connection': 'close' },
      body: JSON.stringify(body),
    })
  const sheet = async (body: object) => {
    const answer = await call('orders-export', body)
    const [titles, ...rows] = await readRows(await answer.arrayBuffer())
    return rows.map((row) => Object.fromEntries(titles.map((title, at) => [String(title), row[at]])))
  }

  test('an export needs a start and an end of one date')
    .with([{}, { paidTimeStart: '2026-01-01' }, { paidTimeStart: '2026-01-01', createTimeEnd: '2026-02-01' }])
    .run(async ({ assert }, filters) => {
      const answer = await call('orders-export', filters)

      const { code, msg } = (await answer.json()) as { code: string; msg: string }
      assert.deepEqual([code, msg], ['error', '必须选择时间范围'])
      assert.isEmpty(await db.from('audit_logs'))
    })

  test('the export equals the list for forty random searches', async ({ client, assert }) => {
    const { roll, one } = seededRandom(20261121)
    const buyers = [await createUser(), await createUser(), await createUser()]
    const names = ['造价工程师精讲', '市政实务', '100%过关', '建造师继续教育']
    for (let count = 0; count < 90; count++) {
      const day = `2026-0${1 + roll(9)}-${String(1 + roll(28)).padStart(2, '0')}`
      await order({
        buyer: one(buyers),
        name: one(names),
        status: one([1, 2, 2, 2, 3]),
        type: one(['single', 'package']),
        amount: 1 + roll(100_000),
        refunded: one([0, 0, 1]),
        code: one([null, 'ABC123', 'XYZ789']),
        courseTypes: one([[1], [5], [3], [1, 4]]),
        trackingNo: one([null, 'SF1']),
        createdAt: `${day} ${String(roll(24)).padStart(2, '0')}:30:00`,
      })
    }
    const some = <T>(make: () => T) => (roll(5) === 0 ? make() : undefined)
    let found = 0
    for (let search = 0; search < 40; search++) {
      const from = 1 + roll(5)
      const range = { start: `2026-0${from}-0${1 + roll(9)}`, end: `2026-0${from + 2 + roll(3)}-28` }
      const filters = JSON.parse(
        JSON.stringify({
          ...(roll(2)
            ? { paidTimeStart: range.start, paidTimeEnd: range.end }
            : { createTimeStart: range.start, createTimeEnd: range.end }),
          orderStatus: one([undefined, [1, 2, 3], [1, 3]]),
          productName: some(() => one(['造价', '%', '教育', '过关'])),
          telephone: some(() => one(buyers).user.telephone),
          exclusiveCode: some(() => one(['ABC123', 'abc123', '000000'])),
          courseTypes: some(() => one([[1], [3, 4], [5]])),
          orderType: some(() => one(['single', 'package'])),
          refunded: some(() => one(['any', 'none', 'partly', 'wholly'])),
          toShip: some(() => true),
        })
      )

      const listed: string[] = []
      const list = await client
        .get('/api/orders')
        .as(admin)
        .qs({ ...filters, pageSize: 100 })
      for (const { orderId } of list.body().orders) listed.push(orderId)
      const rows = await sheet(filters)

      assert.deepEqual(
        rows.map((row) => row['订单号']),
        listed,
        JSON.stringify(filters)
      )
      const cents = (title: string) => rows.reduce((sum, row) => sum + Math.round(Number(row[title]) * 100), 0)
      assert.equal(cents('商品原价') - cents('优惠金额') + cents('运费'), cents('订单金额'))
      assert.equal(cents('订单金额') - cents('退款金额'), Math.round(list.body().amountTotal * 100))
      found += rows.length
    }
    assert.isAbove(found, 100, 'the searches found too little to prove anything')
  })

  test('the workbook has numbers as text, addresses and no formula', async ({ assert }) => {
    const buyer = await createUser()
    await buyer.user.merge({ userName: '=1+1' }).save()
    const orderNo = await order({
      buyer,
      name: '@SUM(A1)',
      courseTypes: [3],
      amount: 39_90,
      refunded: 10_00,
      code: 'ABC123',
      paidAt: '2026-05-31 16:00:00',
    })

    const answer = await call('orders-export', { ...whole, orderId: orderNo })

    assert.match(answer.headers.get('content-disposition')!, /\.xlsx$/)
    const [titles, row] = await readRows(await answer.arrayBuffer())
    const cells = Object.fromEntries(titles.map((title, at) => [String(title), row[at]]))
    assert.include(cells, {
      订单号: orderNo,
      订单名称: "'@SUM(A1)",
      商品明细: "'@SUM(A1) × 1",
      订单金额: 39.9,
      退款金额: 10,
      退款状态: '部分退款',
      专属码: 'ABC123',
      购买人: "'=1+1",
      手机号: buyer.user.telephone!,
      支付时间: '2026-06-01 00:00:00',
      收件人: parcelAddress.name,
      收件电话: parcelAddress.telephone,
      收件地址: `${parcelAddress.regionText} ${parcelAddress.address}`,
    })
  })

  test('an export is audited before download, with a masked telephone', async ({ assert }) => {
    const buyer = await createUser()
    await order({ buyer })

    await sheet({ ...whole, telephone: buyer.user.telephone })

    const entry = await db.from('audit_logs').orderBy('id', 'desc').firstOrFail()
    assert.equal(entry.action, 'order.export')
    assert.include(JSON.parse(entry.after), { rows: 1 })
    assert.include(JSON.parse(entry.after).conditions, `${buyer.user.telephone!.slice(0, 3)}****`)
    assert.notInclude(entry.after, buyer.user.telephone!)
  })

  test('an export has at most fifty thousand rows', async ({ assert }) => {
    await fill(50_000, admin.user.id)
    const rows = await sheet(whole)
    assert.lengthOf(rows, 50_000)
    assert.equal(new Set(rows.map((row) => row['订单号'])).size, 50_000)

    await order()
    const answer = await call('orders-export', whole)
    const { code, msg } = (await answer.json()) as { code: string; msg: string }
    assert.deepEqual([code, msg], ['error', '符合条件的订单超过50000条，请缩小时间范围后分次下载'])
  })
})

/** Paid orders without line items in bulk: an export counts orders. Each round doubles the rows. */
async function fill(count: number, userId: number) {
  const at = toStored(now())
  const columns = [
    'user_id',
    'order_name',
    'order_type',
    'order_status',
    'ware_fen',
    'freight_fen',
    'amount_fen',
    'quote',
    'awaits_shipment',
    'expires_at',
    'paid_at',
    'created_at',
  ]
  const values = [userId, '课程', 'single', 2, 1, 0, 1, '{}', false, at, at, at]
  const first = Object.fromEntries(columns.map((column, n) => [column, values[n]]))
  await db.table('orders').insert({ ...first, order_no: numberOf(0) })
  for (let made = 1; made < count; made *= 2) {
    await db.rawQuery(
      `insert into orders (order_no, ${columns})
       select cast(cast(order_no as decimal(20)) + ? as char(20)), ${columns} from orders
       order by order_no limit ?`,
      [made, Math.min(made, count - made)]
    )
  }
}

/** Short enough for arithmetic on every engine. */
const numberOf = (n: number) => String(2611 * 10 ** 11 + n)
