import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { setClock, toStored } from '#core/time'
import { transaction } from '#core/transaction'
import { checkPlaced } from '#statistics/placed/check_placed'
import { countPlaced, rebuildPlaced } from '#statistics/placed/count_placed'
import { placedOrders } from '#statistics/placed/placed_orders'
import { person } from '#tests/factories/accounts'
import { course } from '#tests/factories/catalogue'
import { dice } from '#tests/factories/dice'
import { anyPlaced, checkPlacedFigures, noon } from '#tests/functional/statistics/any_placed'
import { startWithoutOrders } from '#tests/functional/statistics/start_without_orders'

const later = noon.plus({ minutes: 8 })

test.group('Orders by the day they were placed', (group) => {
  group.tap((test) => test.tags(['@engine']))
  startWithoutOrders(group, noon)

  test('are what the orders add up to after any change')
    .tags(['@slow'])
    .with([2, 8, 31])
    .run(async ({ assert }, seed) => {
      const roll = dice(seed)
      const { user } = await person()
      const courses = [await course({}), await course({}), await course({})]
      for (let made = 0; made < 30; made++) await anyPlaced(roll, user.id, courses)
      await checkPlacedFigures(assert, courses)
      await countPlaced()
      await checkPlacedFigures(assert, courses)

      setClock(() => later)
      for (let made = 0; made < 6; made++) await anyPlaced(roll, user.id, courses, { changedAt: later })
      const [open] = await db.from('orders').where('order_status', 1).limit(1)
      const change = { order_status: 2, paid_at: toStored(later), updated_at: toStored(later) }
      await db.from('orders').where('id', open.id).update(change)
      await checkPlacedFigures(assert, courses)
      assert.isAbove(await countPlaced(), 0)
      await checkPlacedFigures(assert, courses)
      assert.deepEqual(await checkPlaced(), [])
      await rebuildPlaced()
      await checkPlacedFigures(assert, courses)
    })

  test('are counted a second time only when they changed', async ({ assert }) => {
    const [roll, { user }, courseId] = [dice(4), await person(), await course({})]
    for (let made = 0; made < 5; made++) await anyPlaced(roll, user.id, [courseId])
    assert.isAbove(await countPlaced(), 0)
    setClock(() => noon.plus({ hours: 1 }))
    assert.equal(await countPlaced(), 0)
    const kept = await db.from('placed_days').where('course_id', 0).sum('placed as placed')
    assert.isAbove(Number(kept[0].placed), 0)
  })

  test('are read from kept days and mended at night', async ({ assert }) => {
    const [roll, { user }, courseId] = [dice(6), await person(), await course({})]
    for (let made = 0; made < 12; made++) await anyPlaced(roll, user.id, [courseId])
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
