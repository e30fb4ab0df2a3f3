import db from '@adonisjs/lucid/services/db'
import type { Assert } from '@japa/assert'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { setClock, toStored } from '#core/time'
import { transaction } from '#core/transaction'
import { checkPlaced } from '#statistics/placed/check_placed'
import { countPlaced, rebuildPlaced } from '#statistics/placed/count_placed'
import { placedOrders } from '#statistics/placed/placed_orders'
import { person } from '#tests/factories/accounts'
import { course } from '#tests/factories/catalogue'
import { dice, type Dice } from '#tests/factories/dice'
import { soldOrder } from '#tests/factories/sales'
import { startWithoutOrders } from '#tests/functional/statistics/start_without_orders'

const noon = DateTime.fromISO('2026-06-15T04:00:00Z', { zone: 'utc' })
const later = noon.plus({ minutes: 8 })

/** Placed at any time of the last weeks, most of them near midnight in Asia/Shanghai. */
async function anyOrder(roll: Dice, userId: number, courses: number[], changedAt?: DateTime) {
  const midnight = noon
    .setZone('Asia/Shanghai')
    .startOf('day')
    .minus({ days: roll(12) })
  const placedAt = midnight.plus({ seconds: roll(2) ? roll(5) - 2 : roll(40_000) })
  const status = 1 + roll(3)
  const wanted = new Set([courses[roll(courses.length)], courses[roll(courses.length)]])
  const id = await soldOrder({
    ...{ userId, status, paidAt: status === 2 ? toStored(placedAt) : null },
    changedAt: toStored(changedAt ?? placedAt),
    lines: [...wanted].map((courseId) => ({ courseId, amountFen: 100 })),
  })
  await db
    .from('orders')
    .where('id', id)
    .update({ created_at: toStored(placedAt) })
}

const dayOfOrder = (at: string) =>
  DateTime.fromSQL(at, { zone: 'utc' }).setZone('Asia/Shanghai').toISODate()!

/** Holds the figures against the orders, added up one by one. */
async function checkFigures(assert: Assert, courses: number[]) {
  const orders = await db.from('orders')
  const lines = await db.from('order_items')
  for (const [from, to] of [
    ['2026-05-01', '2026-06-15'],
    ['2026-06-05', '2026-06-12'],
    ['2026-06-14', '2026-06-14'],
    ['2026-06-15', '2026-06-15'],
  ]) {
    for (const courseId of [0, ...courses]) {
      const found = orders.filter(({ id, created_at: at }) => {
        const day = dayOfOrder(at)
        const has = lines.some((line) => line.order_id === id && line.course_id === courseId)
        return day >= from && day <= to && (!courseId || has)
      })
      const paid = found.filter((order) => order.order_status === 2).length
      assert.deepEqual(
        await transaction((trx) => placedOrders(trx, { from, to }, courseId)),
        { placed: found.length, paid },
        `${from} to ${to}, course ${courseId}`
      )
    }
  }
}

test.group('Orders by the day they were placed', (group) => {
  startWithoutOrders(group, noon)

  test('are what the orders add up to after any change')
    .with([2, 8, 31])
    .run(async ({ assert }, seed) => {
      const roll = dice(seed)
      const { user } = await person()
      const courses = [await course({}), await course({}), await course({})]
      for (let made = 0; made < 30; made++) await anyOrder(roll, user.id, courses)
      await checkFigures(assert, courses)
      await countPlaced()
      await checkFigures(assert, courses)

      setClock(() => later)
      for (let made = 0; made < 6; made++) await anyOrder(roll, user.id, courses, later)
      const [open] = await db.from('orders').where('order_status', 1).limit(1)
      const change = { order_status: 2, paid_at: toStored(later), updated_at: toStored(later) }
      await db.from('orders').where('id', open.id).update(change)
      await checkFigures(assert, courses)
      assert.isAbove(await countPlaced(), 0)
      await checkFigures(assert, courses)
      assert.deepEqual(await checkPlaced(), [])
      await rebuildPlaced()
      await checkFigures(assert, courses)
    })

  test('are counted a second time only when they changed', async ({ assert }) => {
    const [roll, { user }, courseId] = [dice(4), await person(), await course({})]
    for (let made = 0; made < 5; made++) await anyOrder(roll, user.id, [courseId])
    assert.isAbove(await countPlaced(), 0)
    setClock(() => noon.plus({ hours: 1 }))
    assert.equal(await countPlaced(), 0)
    const kept = await db.from('placed_days').where('course_id', 0).sum('placed as placed')
    assert.isAbove(Number(kept[0].placed), 0)
  })

  test('are read from kept days and mended at night', async ({ assert }) => {
    const [roll, { user }, courseId] = [dice(6), await person(), await course({})]
    for (let made = 0; made < 12; made++) await anyOrder(roll, user.id, [courseId])
    await countPlaced()
    setClock(() => noon.plus({ hours: 1 }))
    await countPlaced()
    const row = await db.from('placed_days').where('course_id', 0).orderBy('day').firstOrFail()
    const day = String(row.day).slice(0, 10)
    await db.from('placed_days').where('id', row.id).update({ placed: 77 })
    const of = (one: string) =>
      transaction((trx) => placedOrders(trx, { from: one, to: one })).then(({ placed }) => placed)
    assert.equal(await of(day), 77)

    const [found, ...others] = await checkPlaced()
    assert.equal(found.day, day)
    assert.equal(found.keptOrders - found.countedOrders, 77 - row.placed)
    assert.deepEqual(others, [])
    assert.equal(await of(day), row.placed)
    assert.deepEqual(await checkPlaced(), [])
  })
})
