import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { Role } from '#core/roles'
import { setClock, toStored } from '#core/time'
import { checkSales } from '#statistics/checks/check_sales'
import { countSales, rebuildSales } from '#statistics/checks/count_sales'
import { statementsOfMonth } from '#statistics/statements/statement_list'
import { person, type MadePerson } from '#tests/factories/accounts'
import { course } from '#tests/factories/catalogue'
import { soldOrder } from '#tests/factories/sales'
import {
  closings,
  giveBack,
  itemsOf,
  newPartner,
  shanghai,
  statementsPath,
} from '#tests/functional/statistics/statements/partner_world'
import { statementsOf } from '#tests/statements'

const tenth = DateTime.fromISO('2026-11-10T04:00:00Z', { zone: 'utc' })
const clockAt = (days: number) => setClock(() => tenth.plus({ days }))

test.group('Candidates for corrections', (group) => {
  group.tap((test) => test.tags(['@engine']))
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => {
    clockAt(0)
    return () => setClock(null)
  })

  /** October of a partner with some orders, closed and counted; a day later. */
  async function closedOctober(client: ApiClient, code: string, orders = 1) {
    const admin = await person(Role.Admin)
    const { own, channelId } = await newPartner(code, 1_000)
    const courseId = await course({})
    const { user } = await person()
    const items = []
    for (let made = 0; made < orders; made++) {
      const orderId = await soldOrder({
        userId: user.id,
        channelId,
        paidAt: shanghai('2026-10-20T12:00:00'),
        lines: [{ courseId, count: 2, amountFen: 10_000 }],
      })
      items.push((await itemsOf(orderId))[0])
    }
    const closed = await client.post(closings(own, '2026-10')).header('authorization', admin.token)
    if (closed.body().code !== '200') throw new Error(closed.text())
    await countSales()
    clockAt(1)
    await countSales()
    return { own, channelId, items }
  }

  /** Sessions of staff end before the next day. */
  async function november(client: ApiClient, { user }: MadePerson) {
    const { token } = await person(Role.Admin)
    const path = `${statementsPath}/${user.id}/2026-11`
    return (await client.get(path).header('authorization', token)).body().statement.netAmount
  }

  const noted = () => db.from('statement_candidates').orderBy('id')

  test('are noted by the job and taken away by the closing', async ({ client, assert }) => {
    const { own, channelId, items } = await closedOctober(client, 'ZXK001', 2)
    await giveBack(items[0], 1, 5_000)
    assert.equal(await november(client, own), -50, 'at once')
    await countSales()
    await countSales()
    assert.containsSubset(await noted(), [{ channel_id: channelId, order_item_id: items[0].id }])
    assert.lengthOf(await noted(), 1)
    clockAt(2)
    await countSales()
    assert.equal(await november(client, own), -50, 'when the order has not changed for long')

    clockAt(25)
    const { token } = await person(Role.Admin)
    const closed = await client.post(closings(own, '2026-11')).header('authorization', token)
    assert.equal(closed.body().code, '200')
    assert.lengthOf(await noted(), 0)
    await countSales()
    assert.lengthOf(await noted(), 0)
    assert.deepEqual(await checkSales(), [])
  })

  test('are no lines that changed in something else', async ({ client, assert }) => {
    const { items } = await closedOctober(client, 'ZXK002')
    await db
      .from('orders')
      .where('id', items[0].order_id)
      .update({ tracking_no: 'SF1', updated_at: toStored(tenth.plus({ days: 1 })) })
    await countSales()
    assert.lengthOf(await noted(), 0)
  })

  test('that were missed are found at night, said and noted', async ({ client, assert }) => {
    const { own, items } = await closedOctober(client, 'ZXK003', 3)
    // A write that does not say that the order changed.
    for (const item of items.slice(0, 2))
      await db.from('order_items').where('id', item.id).update({ refunded_count: 1, refunded_fen: 5_000 })
    await countSales()
    assert.equal(await november(client, own), 0)

    // The day of the payment differs as well, as it did before.
    const [day, missed, ...others] = await checkSales()
    assert.equal(day.missedCorrections, 0)
    assert.containsSubset(missed, { missedCorrections: 2, keptFen: 0, countedFen: 0 })
    assert.deepEqual(others, [])
    assert.equal(await november(client, own), -100)
    assert.deepEqual(await checkSales(), [], 'once')
    const { token } = await person(Role.Admin)
    const list = await client.get('/api/admin/sale-differences').header('authorization', token)
    assert.equal(list.body().rows[0].missedCorrections, 2)
  })

  test('are looked for anew by a rebuild', async ({ client, assert }) => {
    const { items } = await closedOctober(client, 'ZXK004')
    await giveBack(items[0], 1, 5_000)
    await db.table('statement_candidates').insert({ channel_id: 1, order_item_id: 1 })
    clockAt(3)
    await rebuildSales()
    assert.deepEqual(
      (await noted()).map(({ order_item_id: id }) => id),
      [items[0].id]
    )
  })

  test('cost the list of all partners as many statements for any number', async ({ client, assert }) => {
    const first = await closedOctober(client, 'ZXK005')
    await giveBack(first.items[0], 1, 5_000)
    const few = await statementsOf(() => statementsOfMonth('2026-11'))
    for (const code of ['ZXK006', 'ZXK007', 'ZXK008', 'ZXK009']) {
      clockAt(0)
      const { items } = await closedOctober(client, code, 4)
      for (const item of items) await giveBack(item, 1, 5_000)
    }
    await countSales()
    let rows: { netFen: number }[] = []
    const many = await statementsOf(async () => {
      rows = await statementsOfMonth('2026-11')
    })
    assert.deepEqual(
      rows.map(({ netFen }) => netFen).filter((fen) => fen !== 0),
      [-5_000, -20_000, -20_000, -20_000, -20_000]
    )
    assert.equal(many.length, few.length, many.join('\n'))
  })
})
