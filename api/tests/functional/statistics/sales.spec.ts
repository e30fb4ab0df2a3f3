import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import logger from '@adonisjs/core/services/logger'
import { DateTime } from 'luxon'
import { setClock, toStored } from '#core/time'
import { aggregateSales, recountSales } from '#statistics/sales/count_sales'
import { seededRandom, type RandomInt } from '#tests/factories/seeded_random'
import { soldOrder } from '#tests/factories/sales'
import { randomOrder, noon, shop } from '#tests/functional/statistics/random_sales'
import { checkStats } from '#tests/functional/statistics/check_stats'
import { startWithoutOrders } from '#tests/functional/statistics/start_without_orders'

const later = noon.plus({ minutes: 8 })

/** Refunds all copies of one course for some customers. @returns user and course ids */
async function refundSomeCustomers(roll: RandomInt): Promise<[number, number][]> {
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

test.group('Sales statistics', (group) => {
  group.tap((test) => test.tags(['@engine']))
  startWithoutOrders(group, noon)
  group.each.setup(() => void db.from('sale_figures').delete())

  test('sales statistics equal the orders after any change')
    .tags(['@slow'])
    .with([1, 7, 42])
    .run(async ({ client, assert }, seed) => {
      const roll = seededRandom(seed)
      const fixture = await shop()
      for (let order = 0; order < 25; order++) await randomOrder(fixture, roll)
      await checkStats(client, assert, fixture)
      const countAgain = async () => {
        await aggregateSales(toStored(noon))
        await checkStats(client, assert, fixture)
      }
      await aggregateSales(null)
      await checkStats(client, assert, fixture)

      // Later: refunds, payments that become known late, and a changed subject.
      setClock(() => later)
      for (let order = 0; order < 6; order++) await randomOrder(fixture, roll, { changedAt: later })
      const [some] = await db.from('orders').where('order_status', 2).where('refunded_fen', 0).limit(1)
      await db.from('order_items').where('order_id', some.id).update({ refunded_fen: 0 })
      await db
        .from('orders')
        .where('id', some.id)
        .update({ refunded_fen: some.freight_fen, updated_at: toStored(later) })
      await countAgain()
      const returned = await refundSomeCustomers(roll)
      await countAgain()

      // Customers who returned all copies buy again.
      for (const [userId, courseId] of returned) {
        await soldOrder({
          userId,
          paidAt: toStored(noon.minus({ days: roll(9) })),
          changedAt: toStored(later),
          lines: [{ courseId, amountFen: 1 + roll(900) }],
        })
      }
      await countAgain()

      const change = (id: number, changes: object) =>
        db
          .from('courses')
          .where('id', id)
          .update({ ...changes, updated_at: toStored(later) })
      const moved = fixture.courses.jzgc.shift()!
      await change(moved, { cert_subject: 'szgc' })
      fixture.courses.szgc = [moved]
      await countAgain()

      // One course gets this teacher, another one loses it.
      const assignedCourse = fixture.courses['type-3'][0]
      await change(assignedCourse, { teacher_id: fixture.teacher.user.id })
      await change(fixture.taught.shift()!, { teacher_id: null })
      fixture.taught.push(assignedCourse)
      await countAgain()

      await recountSales(toStored(later))
      await checkStats(client, assert, fixture)
    })

  test('payments and refunds of today are counted at once', async ({ client, assert }) => {
    const roll = seededRandom(5)
    const fixture = await shop()
    for (let order = 0; order < 10; order++) await randomOrder(fixture, roll)
    await aggregateSales(null)
    for (let order = 0; order < 5; order++) await randomOrder(fixture, roll, { paidAt: noon, changedAt: noon })
    await checkStats(client, assert, fixture)
    await db
      .from('orders')
      .where('paid_at', toStored(noon))
      .update({ refunded_fen: db.raw('amount_fen') })
    const today = db.from('orders').where('paid_at', toStored(noon)).select('id')
    await db
      .from('order_items')
      .whereIn('order_id', today)
      .update({ refunded_fen: db.raw('amount_fen'), refunded_count: db.raw('course_count') })
    await checkStats(client, assert, fixture)
  })

  test('statistics are equal on a server with another DST change', async ({ client, assert, cleanup }) => {
    const zone = process.env.TZ
    // Clocks went back in Santiago at midnight of 5 April 2026, within the ninety days of the trend.
    process.env.TZ = 'America/Santiago'
    cleanup(() => void (zone === undefined ? delete process.env.TZ : (process.env.TZ = zone)))
    assert.equal(new Date('2026-06-15T04:00:00Z').getTimezoneOffset(), 240)
    const roll = seededRandom(11)
    const fixture = await shop()
    for (let order = 0; order < 25; order++) await randomOrder(fixture, roll)
    await checkStats(client, assert, fixture)
    await aggregateSales(null)
    await checkStats(client, assert, fixture)
  })

  test('statistics are right after the clock was set back over midnight', async ({ client, assert }) => {
    const after = DateTime.fromISO('2026-06-15T16:05:00Z', { zone: 'utc' })
    setClock(() => after)
    const roll = seededRandom(17)
    const fixture = await shop()
    for (let order = 0; order < 10; order++) await randomOrder(fixture, roll)
    await aggregateSales(null)
    const again = after.minus({ hours: 1 })
    setClock(() => again)
    await checkStats(client, assert, fixture)

    const [at, [courseId]] = [toStored(again), fixture.courses['type-1']]
    for (const { user } of fixture.buyers) {
      await soldOrder({ userId: user.id, paidAt: at, changedAt: at, lines: [{ courseId, amountFen: 1 + roll(900) }] })
    }
    await checkStats(client, assert, fixture)
    await aggregateSales(toStored(again))
    await checkStats(client, assert, fixture)
  })

  test('earlier days are read from their stored sums', async ({ client, assert }) => {
    const fixture = await shop()
    const [courseId] = fixture.courses['type-1']
    const paidAt = toStored(noon.minus({ days: 3 }))
    const userId = fixture.buyers[0].user.id
    await soldOrder({ userId, paidAt, changedAt: paidAt, lines: [{ courseId, amountFen: 500 }] })
    assert.equal(await aggregateSales(null), 3)
    await db.from('sale_figures').where('scope', `course:${courseId}`).update({ amount_fen: 900 })

    const response = await client.get('/api/orders/statistics/subject').as(fixture.admin)
    assert.containsSubset(response.body().rows, [{ subjectCode: 'type-1', amount: 9 }])
  })

  test('the nightly recount corrects and logs a wrong day', async ({ client, assert, cleanup }) => {
    const fixture = await shop()
    const roll = seededRandom(3)
    for (let order = 0; order < 10; order++) await randomOrder(fixture, roll)
    await aggregateSales(null)
    const stored = () => db.from('sale_figures').orderBy('day').orderBy('scope').select('day', 'scope', 'amount_fen')
    const before = await stored()
    const errors: unknown[] = []
    const { error } = logger
    logger.error = ((changes: unknown) => errors.push(changes)) as typeof logger.error
    cleanup(() => void (logger.error = error))

    await recountSales(toStored(noon.plus({ hours: 1 })))
    assert.deepEqual([errors, await stored()], [[], before])
    const { day } = await db.from('sale_figures').where('scope', 'all').where('orders', '>', 0).firstOrFail()
    await db.from('sale_figures').where({ day, scope: 'all' }).update({ amount_fen: 1 })
    await recountSales(toStored(noon.plus({ hours: 1 })))
    assert.deepEqual([errors, await stored()], [[{ day: String(day).slice(0, 10) }], before])
    await checkStats(client, assert, fixture)
  })
})
