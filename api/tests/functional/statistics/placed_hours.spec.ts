import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import type { DateTime } from 'luxon'
import { setClock, toStored } from '#core/time'
import { transaction } from '#core/transaction'
import { checkPlaced } from '#statistics/placed/check_placed'
import { countPlaced } from '#statistics/placed/count_placed'
import { placedOrders } from '#statistics/placed/placed_orders'
import { ensureCountedSales } from '#statistics/sales/counted_sales'
import { person } from '#tests/factories/accounts'
import { course } from '#tests/factories/catalogue'
import { dice, type Dice } from '#tests/factories/dice'
import { anyPlaced, checkPlacedFigures, noon } from '#tests/functional/statistics/any_placed'
import { startWithoutOrders } from '#tests/functional/statistics/start_without_orders'

const today = { from: '2026-06-15', to: '2026-06-15' }
const placedToday = () => transaction((trx) => placedOrders(trx, today))

/** Any order is paid, given up or open again. */
async function changeStatus(roll: Dice, at: DateTime): Promise<void> {
  const orders = await db.from('orders').orderBy('id')
  const { id } = orders[roll(orders.length)]
  const change = { order_status: 1 + roll(3), paid_at: toStored(at), updated_at: toStored(at) }
  await db.from('orders').where('id', id).update(change)
}

/** As a release does that keeps placed orders by day alone; `midway` it is stopped before its last statement. */
async function countByFormerRelease(midway = false): Promise<void> {
  await ensureCountedSales()
  const hours = await db.from('placed_hours')
  const before = await db.from('counted_sales').firstOrFail()
  await countPlaced()
  await db.from('placed_hours').delete()
  if (hours.length) await db.table('placed_hours').multiInsert(hours)
  await db
    .from('counted_sales')
    .update({
      placed_hours_through: before.placed_hours_through,
      placed_hours_since: before.placed_hours_since,
      ...(midway ? { placed_since: before.placed_since } : {}),
    })
}

async function twoOrders(): Promise<void> {
  const { user } = await person()
  const courses = [await course({})]
  for (const placedAt of [noon.minus({ days: 2 }), noon.minus({ hours: 3 })])
    await anyPlaced(dice(1), user.id, courses, { placedAt })
  await db.from('orders').update({ order_status: 1 })
}

test.group('Orders placed in hours of today', (group) => {
  startWithoutOrders(group, noon)

  test('are what the orders add up to after any change')
    .tags(['@slow'])
    .with([3, 14, 29])
    .run(async ({ assert }, seed) => {
      const roll = dice(seed)
      const { user } = await person()
      const courses = [await course({}), await course({}), await course({})]
      for (let made = 0; made < 8; made++) await anyPlaced(roll, user.id, courses)
      // Shanghai's midnight was at noon less twelve hours.
      let clock = noon.minus({ hours: 11, minutes: 40 })
      let mostHours = 0
      for (let step = 0; step < 16; step++) {
        setClock(() => clock)
        for (let made = 0; made < 3; made++) {
          const late = clock.minus({ seconds: roll(2) * roll(9_000) })
          // At the beginning of an hour one second decides.
          const decisive = late.startOf('hour').minus({ seconds: roll(2) })
          const placedAt = roll(2) ? decisive : late
          await anyPlaced(roll, user.id, courses, { placedAt, changedAt: clock })
        }
        await changeStatus(roll, clock)
        await checkPlacedFigures(assert, courses)
        const before = await db.from('counted_sales').first()
        await (roll(3) ? countPlaced() : countByFormerRelease(Boolean(before?.placed_since && roll(2))))
        await checkPlacedFigures(assert, courses)
        const [{ hours }] = await db.from('placed_hours').countDistinct('hour as hours')
        mostHours = Math.max(mostHours, Number(hours))
        clock = clock.plus({ minutes: [9, 25, 61, 130, 260][roll(5)] })
      }
      assert.isAbove(mostHours, 2)
      assert.deepEqual(await checkPlaced(), [])
      await checkPlacedFigures(assert, courses)
    })

  test('are read while they follow the last count', async ({ assert }) => {
    await twoOrders()
    await countPlaced()
    assert.deepEqual(await placedToday(), { placed: 1, paid: 0 })
    await db.from('placed_hours').update({ placed: 9, paid: 4 })
    assert.deepEqual(await placedToday(), { placed: 9, paid: 4 })

    // A process of a release that does not know them has counted.
    setClock(() => noon.plus({ minutes: 1 }))
    await countByFormerRelease()
    assert.deepEqual(await placedToday(), { placed: 1, paid: 0 })
    await countPlaced()
    assert.deepEqual(await placedToday(), { placed: 1, paid: 0 })
    await db.from('placed_hours').update({ placed: 8 })
    assert.deepEqual(await placedToday(), { placed: 8, paid: 0 })
  })

  test('an hour with a changed order is counted again', async ({ assert }) => {
    await twoOrders()
    await countPlaced()
    const later = noon.plus({ minutes: 20 })
    setClock(() => later)
    const [last] = await db.from('orders').orderBy('id', 'desc').limit(1)
    const change = { order_status: 2, paid_at: toStored(later), updated_at: toStored(later) }
    await db.from('orders').where('id', last.id).update(change)
    await db.from('placed_hours').update({ placed: 9, paid: 9 })
    assert.deepEqual(await placedToday(), { placed: 1, paid: 1 })
    await countPlaced()
    assert.deepEqual(await placedToday(), { placed: 1, paid: 1 })
    const row = await db.from('placed_hours').where('course_id', 0).firstOrFail()
    assert.equal(row.paid, 1)
  })

  test('those of a day that another release counted are forgotten', async ({ assert }) => {
    await twoOrders()
    setClock(() => noon.plus({ hours: 11 }))
    await countPlaced()
    const { user } = await person()
    const courses = [await course({})]
    for (const minutes of [690, 730]) await anyPlaced(dice(1), user.id, courses, { placedAt: noon.plus({ minutes }) })
    setClock(() => noon.plus({ hours: 14 }))
    await countByFormerRelease(true)
    await checkPlacedFigures(assert, courses)
    await countPlaced()
    await checkPlacedFigures(assert, courses)
    await db.from('placed_hours').update({ placed: 9 })
    const next = { from: '2026-06-16', to: '2026-06-16' }
    assert.equal((await transaction((trx) => placedOrders(trx, next))).placed, 9)
  })

  test('their day takes their place', async ({ assert }) => {
    await twoOrders()
    await countPlaced()
    assert.isNotNull(await db.from('placed_hours').first())
    setClock(() => noon.plus({ hours: 12, minutes: 5 }))
    await countPlaced()
    assert.isNull(await db.from('placed_hours').first())
    assert.deepEqual(await placedToday(), { placed: 1, paid: 0 })
  })
})
