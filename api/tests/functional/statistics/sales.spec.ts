import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { setClock, toStored } from '#core/time'
import { checkSales } from '#statistics/checks/check_sales'
import { countSales, rebuildSales } from '#statistics/checks/count_sales'
import { dice, type Dice } from '#tests/factories/dice'
import { soldOrder } from '#tests/factories/sales'
import { anyOrder, noon, shop } from '#tests/functional/statistics/any_sales'
import { checkFigures } from '#tests/functional/statistics/check_figures'
import { startWithoutOrders } from '#tests/functional/statistics/start_without_orders'

const later = noon.plus({ minutes: 8 })

/** All copies of some people's lines of one course. @returns whose, and which */
async function giveAllBack(roll: Dice): Promise<[number, number][]> {
  const bought = await db
    .from('orders')
    .join('order_items', 'order_items.order_id', 'orders.id')
    .where('order_status', 2)
    .distinct('orders.user_id as userId', 'order_items.course_id as courseId')
    .orderBy('userId')
    .orderBy('courseId')
  const chosen = [bought[roll(bought.length)], bought[roll(bought.length)]]
  for (const { userId, courseId } of chosen) {
    const lines = await db
      .from('orders')
      .join('order_items', 'order_items.order_id', 'orders.id')
      .where({ user_id: userId, course_id: courseId })
      .select('orders.id as orderId', 'order_items.id as id', 'order_items.course_count as count')
    for (const { orderId, id, count } of lines) {
      await db.from('order_items').where('id', id).update({ refunded_count: count })
      await db
        .from('orders')
        .where('id', orderId)
        .update({ updated_at: toStored(later) })
    }
  }
  return chosen.map(({ userId, courseId }) => [userId, courseId])
}

test.group('Figures of sales', (group) => {
  group.tap((test) => test.tags(['@engine']))
  startWithoutOrders(group, noon)

  test('are what the orders add up to after any change')
    .tags(['@slow'])
    .with([1, 7, 42])
    .run(async ({ client, assert }, seed) => {
      const roll = dice(seed)
      const world = await shop()
      for (let order = 0; order < 25; order++) await anyOrder(world, roll)
      await checkFigures(client, assert, world)

      await countSales()
      await checkFigures(client, assert, world)

      // Later: money comes back, late payments become known, a course changes its subject.
      setClock(() => later)
      for (let order = 0; order < 6; order++) await anyOrder(world, roll, { changedAt: later })
      const [some] = await db.from('orders').where('order_status', 2).where('refunded_fen', 0).limit(1)
      await db.from('order_items').where('order_id', some.id).update({ refunded_fen: 0 })
      await db
        .from('orders')
        .where('id', some.id)
        .update({ refunded_fen: some.freight_fen, updated_at: toStored(later) })
      await checkFigures(client, assert, world)
      const returned = await giveAllBack(roll)
      await checkFigures(client, assert, world)
      await countSales()
      await checkFigures(client, assert, world)

      // Whoever gave back all copies buys again.
      for (const [userId, courseId] of returned) {
        await soldOrder({
          userId,
          paidAt: toStored(noon.minus({ days: roll(9) })),
          changedAt: toStored(later),
          lines: [{ courseId, amountFen: 1 + roll(900) }],
        })
      }
      await checkFigures(client, assert, world)
      await countSales()
      await checkFigures(client, assert, world)

      const moved = world.courses.jzgc.shift()!
      await db.from('courses').where('id', moved).update({ cert_subject: 'szgc' })
      world.courses.szgc = [moved]
      await countSales()
      await checkFigures(client, assert, world)

      // A course gets this teacher, another one loses it; also before it is counted.
      const teacherId = world.teacher.user.id
      const given = world.courses['type-3'][0]
      await db.from('courses').where('id', given).update({ teacher_id: teacherId })
      await db.from('courses').where('id', world.taught.shift()!).update({ teacher_id: null })
      world.taught.push(given)
      await checkFigures(client, assert, world)
      await countSales()
      await checkFigures(client, assert, world)

      await rebuildSales()
      await checkFigures(client, assert, world)
    })

  test('are the same on a server with another clock change', async ({ client, assert, cleanup }) => {
    const zone = process.env.TZ
    // Clocks went back there at midnight of 5 April 2026, within the ninety days of the trend.
    process.env.TZ = 'America/Santiago'
    cleanup(() => void (zone === undefined ? delete process.env.TZ : (process.env.TZ = zone)))
    assert.equal(new Date('2026-06-15T04:00:00Z').getTimezoneOffset(), 240)
    const roll = dice(11)
    const world = await shop()
    for (let order = 0; order < 25; order++) await anyOrder(world, roll)
    await checkFigures(client, assert, world)
    await countSales()
    await checkFigures(client, assert, world)
  })

  test('are right when the clock was put back over midnight', async ({ client, assert }) => {
    const after = DateTime.fromISO('2026-06-15T16:05:00Z', { zone: 'utc' })
    setClock(() => after)
    const roll = dice(17)
    const world = await shop()
    for (let order = 0; order < 10; order++) await anyOrder(world, roll)
    await countSales()
    const again = after.minus({ hours: 1 })
    setClock(() => again)
    await checkFigures(client, assert, world)

    const [at, [courseId]] = [toStored(again), world.courses['type-1']]
    for (const { user } of world.buyers) {
      await soldOrder({ userId: user.id, paidAt: at, changedAt: at, lines: [{ courseId, amountFen: 1 + roll(900) }] })
    }
    await checkFigures(client, assert, world)
    await countSales()
    await checkFigures(client, assert, world)
  })

  test('kept totals are read, not only counted', async ({ client, assert }) => {
    const world = await shop()
    const [courseId] = world.courses['type-1']
    const paidAt = toStored(noon.minus({ days: 3 }))
    const changedAt = toStored(noon.minus({ days: 3 }))
    const userId = world.buyers[0].user.id
    await soldOrder({ userId, paidAt, changedAt, lines: [{ courseId, amountFen: 500 }] })
    assert.equal(await countSales(), 3)
    await db.from('sale_totals').where('course_id', courseId).update({ amount_fen: 900 })

    const response = await client.get('/api/orders/statistics/subject').header('authorization', world.admin.token)
    assert.containsSubset(response.body().rows, [{ subjectCode: 'type-1', amount: 9 }])
  })

  test('kept months and incomes are read while they follow the days', async ({ client, assert }) => {
    const world = await shop()
    const [{ user, channelId }] = world.partners
    const [courseId] = world.courses['type-1']
    await soldOrder({
      userId: world.buyers[0].user.id,
      channelId,
      code: 'ZXS001',
      paidAt: '2026-05-10 04:00:00',
      changedAt: '2026-05-10 04:00:00',
      lines: [{ courseId, amountFen: 500 }],
    })
    await countSales()
    const read = async (path: string) => (await client.get(path).header('authorization', world.admin.token)).body()
    const figures = async () => {
      const days = 'startDate=2026-05-01&endDate=2026-05-31'
      const path = `/api/admin/orders/channel-statis/${user.user.id}/product-statis?${days}`
      const { rows } = await read('/api/orders/statistics/trend?days=90')
      const day = rows.find((row: { day: string }) => row.day === '2026-05-10')
      const { income } = await read('/api/orders/summary')
      return [(await read(path)).orderAmtTotal, day.income, income]
    }
    assert.deepEqual(await figures(), [5, 5, 5])
    await db.from('sale_months').update({ amount_fen: 900 })
    await db.from('income_days').update({ amount_fen: 800 })
    assert.deepEqual(await figures(), [9, 8, 8])

    // A process of a release that does not know them has counted.
    await db.from('counted_sales').update({ changed_since: toStored(noon.plus({ minutes: 1 })) })
    assert.deepEqual(await figures(), [5, 5, 5])
    await countSales()
    assert.equal(Number((await db.from('sale_months').firstOrFail()).amount_fen), 500)
    assert.deepEqual(await figures(), [5, 5, 5])
  })

  test('kept totals of buyers are read, if they follow the last count', async ({ client, assert }) => {
    const world = await shop()
    const roll = dice(23)
    for (let order = 0; order < 25; order++) await anyOrder(world, roll)
    await countSales()
    const total = async () =>
      (await client.get('/api/orders/summary').header('authorization', world.admin.token)).body().total
    const right = await total()
    await db.from('buyer_totals').update({ people: 77, with_copies: 66 })
    assert.equal(await total(), 77)

    // That release moves what it knows, and counts buyers without their copies.
    await db.from('buyers').update({ has_copies: true })
    await db.from('counted_sales').update({ changed_since: toStored(noon.plus({ minutes: 1 })) })
    assert.equal(await total(), right)
    await checkFigures(client, assert, world)
    await countSales()
    assert.equal(await total(), right)
    await checkFigures(client, assert, world)
    assert.deepEqual(await checkSales(), [])
  })

  test('days of a release without orders are counted anew', async ({ client, assert }) => {
    const world = await shop()
    const roll = dice(5)
    for (let order = 0; order < 25; order++) await anyOrder(world, roll)
    await countSales()
    // What that release had kept: no orders, no teachers, no row for what was given back as a whole.
    await db.from('sale_days').where({ copies: 0, amount_fen: 0 }).delete()
    await db.from('sale_days').update({ order_count: null })
    await db.from('counted_courses').update({ teacher_id: null })
    await db.from('teacher_days').delete()
    await checkFigures(client, assert, world)
    await countSales()
    assert.isNull(await db.from('sale_days').whereNull('order_count').first())
    await checkFigures(client, assert, world)
  })

  test('counting twice changes nothing', async ({ assert }) => {
    const world = await shop()
    const roll = dice(3)
    for (let order = 0; order < 10; order++) await anyOrder(world, roll)
    await countSales()
    const kept = async () => [
      await db
        .from('sale_days')
        .orderBy('day')
        .orderBy('course_id')
        .orderBy('channel_id')
        .select('day', 'course_id', 'channel_id', 'copies', 'amount_fen'),
      await db
        .from('buyers')
        .orderBy('subject_key')
        .orderBy('course_id')
        .orderBy('user_id')
        .select('subject_key', 'course_id', 'user_id', 'first_paid_on', 'has_copies'),
      await db
        .from('buyer_totals')
        .where('people', '>', 0)
        .orderBy('subject_key')
        .orderBy('course_id')
        .select('subject_key', 'course_id', 'people', 'with_copies'),
    ]
    const first = await kept()
    await countSales()
    assert.deepEqual(await kept(), first)
    await rebuildSales()
    assert.deepEqual(await kept(), first)
  })
})
