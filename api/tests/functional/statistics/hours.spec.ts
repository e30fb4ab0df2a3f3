import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import type { DateTime } from 'luxon'
import { setClock, toStored } from '#core/time'
import { checkSales } from '#statistics/checks/check_sales'
import { countSales } from '#statistics/checks/count_sales'
import { dice } from '#tests/factories/dice'
import { soldOrder } from '#tests/factories/sales'
import { anyOrder, giveSomeBack, noon, shop } from '#tests/functional/statistics/any_sales'
import { checkFigures, type Shop } from '#tests/functional/statistics/check_figures'
import { startWithoutOrders } from '#tests/functional/statistics/start_without_orders'

async function sold({ courses, buyers }: Shop, paidAt: DateTime): Promise<void> {
  const [[courseId], at] = [courses['type-1'], toStored(paidAt)]
  const lines = [{ courseId, amountFen: 500 }]
  await soldOrder({ userId: buyers[0].user.id, paidAt: at, changedAt: at, freightFen: 40, lines })
}

/** Of a subject, of freight, and of all tiles: yuan; and how many orders have freight. */
async function figures(client: ApiClient, { admin }: Shop): Promise<number[]> {
  const read = async (path: string) =>
    (await client.get(`/api/orders/${path}`).header('authorization', admin.token)).body()
  const { rows } = await read('statistics/subject')
  const amountOf = (code: string) => rows.find((row: { subjectCode: string }) => row.subjectCode === code).amount
  const { income, incomeToday } = await read('summary')
  const { total } = await read('statistics/product/0/order')
  return [amountOf('type-1'), amountOf('freight'), income, incomeToday, total]
}

test.group('Sales of the hours of today', (group) => {
  group.tap((test) => test.tags(['@engine']))
  startWithoutOrders(group, noon)

  test('are what the orders add up to after any change')
    .tags(['@slow'])
    .with([8, 43])
    .run(async ({ client, assert }, seed) => {
      const roll = dice(seed)
      const world = await shop()
      for (let order = 0; order < 8; order++) await anyOrder(world, roll)
      let clock = noon.minus({ hours: 10 })
      for (let step = 0; step < 4; step++) {
        setClock(() => clock)
        for (let order = 0; order < 4; order++) {
          const paidAt = clock.minus({ seconds: roll(2) * roll(7_000) })
          // At the beginning of an hour one second decides.
          const decisive = paidAt.startOf('hour').minus({ seconds: roll(2) })
          await anyOrder(world, roll, { paidAt: roll(2) ? decisive : paidAt, changedAt: clock })
        }
        if (step % 2) await giveSomeBack(roll, clock)
        await checkFigures(client, assert, world)
        await countSales()
        await checkFigures(client, assert, world)
        const minutes = [9, 25, 61, 130][roll(4)]
        clock = clock.plus({ minutes })
      }
      assert.isNotNull(await db.from('sale_hours').first())
      assert.deepEqual(await checkSales(), [])

      setClock(() => noon.plus({ days: 1 }))
      await countSales()
      assert.deepEqual(await checkSales(), [])
      const kept = await db.from('sale_hours').where('hour', '<', toStored(noon))
      assert.lengthOf(kept, 0, 'its day took their place')
    })

  test('are read while they follow the last count', async ({ client, assert }) => {
    const world = await shop()
    await sold(world, noon.minus({ days: 2 }))
    await sold(world, noon.minus({ hours: 3 }))
    await countSales()
    assert.deepEqual(await figures(client, world), [10, 0.8, 10.8, 5.4, 2])
    const planted = { amount_fen: 900, order_count: 7 }
    await db.from('sale_hour_totals').update(planted)
    assert.deepEqual(await figures(client, world), [14, 9.4, 23.4, 18, 8])

    // A process of a release that does not know them has counted.
    const after = toStored(noon.plus({ minutes: 1 }))
    await db.from('counted_sales').update({ changed_since: after })
    assert.deepEqual(await figures(client, world), [10, 0.8, 10.8, 5.4, 2])
    await countSales()
    assert.deepEqual(await figures(client, world), [10, 0.8, 10.8, 5.4, 2])
  })

  test('buyers of yesterday are read while its orders stay', async ({ client, assert }) => {
    const world = await shop()
    const [courseId] = world.courses['type-1']
    const yesterday = noon.minus({ days: 1 })
    await sold(world, yesterday)
    await countSales()
    const people = async (subject = 'type-1') => {
      const answers = await Promise.all(
        ['subject', `subject/${subject}/product`].map((path) =>
          client.get(`/api/orders/statistics/${path}?rangeType=yestoday`).header('authorization', world.admin.token)
        )
      )
      return answers.map((answer) => answer.body().rows[0].userCount)
    }
    assert.deepEqual(await people(), [1, 1])
    await db.from('buyer_days').update({ people: 7 })
    assert.deepEqual(await people(), [7, 7])

    const later = noon.plus({ minutes: 20 })
    setClock(() => later)
    const lines = [{ courseId, amountFen: 300 }]
    const times = { paidAt: toStored(yesterday), changedAt: toStored(later) }
    await soldOrder({ userId: world.buyers[1].user.id, ...times, lines })
    assert.deepEqual(await people(), [2, 2], 'a payment that became known late')
    await countSales()
    assert.deepEqual(await people(), [2, 2])
    const kept = await db.from('buyer_days').whereNot('people', 2)
    assert.lengthOf(kept, 0)

    await db.from('courses').where('id', courseId).update({ course_type: 3 })
    await countSales()
    assert.deepEqual(await people('type-3'), [2, 2], 'under another subject')
  })

  test('an hour with a changed order is counted again', async ({ client, assert }) => {
    const world = await shop()
    await sold(world, noon.minus({ days: 2 }))
    await sold(world, noon.minus({ hours: 3 }))
    await countSales()
    const later = noon.plus({ minutes: 20 })
    setClock(() => later)
    const [last] = await db.from('orders').orderBy('id', 'desc').limit(1)
    const back = { refunded_fen: 500, updated_at: toStored(later) }
    await db.from('orders').where('id', last.id).update(back)
    await db.from('order_items').where('order_id', last.id).update({ refunded_fen: 500 })
    assert.deepEqual(await figures(client, world), [5, 0.8, 5.8, 0.4, 2])
    await countSales()
    assert.deepEqual(await figures(client, world), [5, 0.8, 5.8, 0.4, 2])
    const [{ amount }] = await db.from('sale_hours').sum('amount_fen as amount')
    assert.equal(Number(amount), 40)
  })
})
