import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { Role } from '#core/roles'
import { setClock } from '#core/time'
import { createUser, type CreatedUser } from '#tests/factories/accounts'
import { course } from '#tests/factories/catalogue'
import { soldOrder } from '#tests/factories/sales'
import { messageKindsOf } from '#tests/message_kinds'
import { readRows } from '#tests/workbook'
import {
  closings,
  release,
  itemsOf,
  newPartner,
  setRate,
  shanghai,
  statementsPath,
} from '#tests/functional/statistics/statements/channel_fixture'

const origin = `http://127.0.0.1:${process.env.PORT}`
const november = DateTime.fromISO('2026-11-10T04:00:00Z', { zone: 'utc' })

/** October: 100.05 and three books for 90.00, one of them refunded for 30.00; the rate is 12.5 %. */
async function octoberOfPartner() {
  const made = await newPartner('ZXD001', 1_250)
  const buyer = await createUser()
  const [video, book] = [await course({}), await course({ type: 3 })]
  const orderId = await soldOrder({
    userId: buyer.user.id,
    paidAt: shanghai('2026-10-31T23:59:59'),
    channelId: made.channelId,
    freightFen: 800,
    lines: [
      { courseId: video, amountFen: 10_005 },
      { courseId: book, count: 3, amountFen: 9_000, refundedCount: 1, refundedFen: 3_000 },
    ],
  })
  await db.from('order_items').where('course_id', video).update({ item_name: '=1+1' })
  return { ...made, orderId, buyer, video, admin: await createUser(Role.Admin) }
}

const read = async (client: ApiClient, caller: CreatedUser, path: string) =>
  (await client.get(`${statementsPath}${path}`).as(caller)).body()

const close = async (client: ApiClient, admin: CreatedUser, own: CreatedUser, month: string) =>
  (await client.post(closings(own, month)).as(admin)).body()

const sums = { soldAmount: 190.05, refundAmount: 30, netAmount: 160.05, commission: 20.01 }

test.group('Statements', (group) => {
  group.tap((test) => test.tags(['@engine']))
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => {
    setClock(() => november)
    return () => setClock(null)
  })

  test('a statement is a draft until it is closed', async ({ client, assert }) => {
    const { own } = await octoberOfPartner()
    const { rows } = await read(client, own, `/${own.user.id}`)
    assert.deepEqual(
      rows.map(({ month, state }: { month: string; state: string }) => [month, state]),
      [
        ['2026-11', 'running'],
        ['2026-10', 'open'],
      ]
    )
    assert.containsSubset(rows[1], { ...sums, statementNo: null })
    const { statement, rows: lines, total } = await read(client, own, `/${own.user.id}/2026-10`)
    assert.containsSubset(statement, { ...sums, months: [{ month: '2026-10', ratePercent: 12.5 }] })
    assert.equal(total, 2)
    assert.containsSubset(lines[1], { refundCopies: 1, netAmount: 60, isCorrection: false })
  })

  test('months stay the same on a server with a DST change', async ({ client, assert, cleanup }) => {
    const zone = process.env.TZ
    // Clocks go back in New York on 1 November, two hours after the midnight between these months in Shanghai.
    process.env.TZ = 'America/New_York'
    cleanup(() => void (zone === undefined ? delete process.env.TZ : (process.env.TZ = zone)))
    assert.notEqual(
      new Date('2026-10-31T15:59:59Z').getTimezoneOffset(),
      new Date('2026-11-01T16:00:00Z').getTimezoneOffset()
    )
    const { own, admin, buyer, channelId, video } = await octoberOfPartner()
    await soldOrder({
      userId: buyer.user.id,
      channelId,
      paidAt: shanghai('2026-11-01T00:00:00'),
      lines: [{ courseId: video, amountFen: 700 }],
    })
    assert.equal((await close(client, admin, own, '2026-10')).code, '200')
    const { rows } = await read(client, own, `/${own.user.id}`)
    assert.deepEqual(
      rows.map(({ month, state, netAmount }: { month: string; state: string; netAmount: number }) => [
        month,
        state,
        netAmount,
      ]),
      [
        ['2026-11', 'running', 7],
        ['2026-10', 'closed', 160.05],
      ]
    )
  })

  test('an admin closes a statement once, which is audited', async ({ client, assert }) => {
    const { own, admin } = await octoberOfPartner()
    const first = await close(client, admin, own, '2026-10')
    const second = await close(client, admin, own, '2026-10')
    assert.equal(first.code, '200')
    assert.equal(first.statementNo, second.statementNo)
    assert.include(first.statementNo, 'DZ202610-')
    assert.lengthOf(await db.from('audit_logs').where('action', 'statement.close'), 1)
    assert.deepEqual(await messageKindsOf(own.user.id), ['statementClosed'])
    const { statement } = await read(client, own, `/${own.user.id}/2026-10`)
    assert.containsSubset(statement, { ...sums, state: 'closed' })
  })

  test('a statement closes after its month and all earlier ones', async ({ client, assert }) => {
    const { own, admin, buyer, channelId, video } = await octoberOfPartner()
    const result = async (month: string) => (await close(client, admin, own, month)).msg
    assert.include(await result('2026-11'), '还没有结束')
    assert.equal(await result('2026-09'), '该月没有可以结算的对账单')
    await soldOrder({
      userId: buyer.user.id,
      channelId,
      paidAt: shanghai('2026-09-30T23:59:59'),
      lines: [{ courseId: video, amountFen: 1 }],
    })
    assert.equal(await result('2026-10'), '请先结算 2026-09 的对账单')
    assert.lengthOf(await db.from('statements'), 0)
  })

  test('a statement without a rate cannot be closed', async ({ client, assert }) => {
    const { own, admin, channelId } = await octoberOfPartner()
    await db.from('channel_rates').where('channel_id', channelId).delete()
    const { statement } = await read(client, own, `/${own.user.id}/2026-10`)
    assert.containsSubset(statement, { hasRate: false, commission: 0, netAmount: 160.05 })
    const answer = await close(client, admin, own, '2026-10')
    assert.equal(answer.msg, '请先在渠道资料中设置佣金比例')
  })

  test('closed months are corrected at their own rate', async ({ client, assert }) => {
    const { own, admin, channelId, orderId } = await octoberOfPartner()
    await close(client, admin, own, '2026-10')
    await setRate(channelId, 2_000, '2026-11')
    const [item] = await itemsOf(orderId)
    await release(item, 1, 10_005)

    const closed = await read(client, own, `/${own.user.id}/2026-10`)
    assert.containsSubset(closed.statement, sums)
    const { statement, rows } = await read(client, own, `/${own.user.id}/2026-11`)
    assert.containsSubset(rows, [
      { isCorrection: true, month: '2026-10', soldAmount: 0, refundAmount: 100.05, netAmount: -100.05 },
    ])
    // October is now worth 12.5 % of 60.00, and 20.01 was closed.
    assert.containsSubset(statement.months, [{ ratePercent: 12.5, commission: -12.51 }])
    assert.equal(statement.commission, -12.51)
  })

  test('late orders and moved orders correct the next statement', async ({ client, assert }) => {
    const { own, admin, buyer, channelId, orderId, video } = await octoberOfPartner()
    const other = await newPartner('ZXD002', 1_000)
    await close(client, admin, own, '2026-10')
    await soldOrder({
      userId: buyer.user.id,
      channelId,
      paidAt: shanghai('2026-10-01T00:00:00'),
      lines: [{ courseId: video, amountFen: 500 }],
    })
    await db.from('orders').where('id', orderId).update({ channel_id: other.channelId })

    const { statement } = await read(client, own, `/${own.user.id}/2026-11`)
    assert.equal(statement.netAmount, 5 - 160.05)
    const { rows } = await read(client, other.own, `/${other.own.user.id}`)
    assert.containsSubset(rows, [{ month: '2026-10', netAmount: 160.05, commission: 16.01 }])
  })

  test('a statement is visible to its channel and admins only', async ({ client, assert }) => {
    const { own, admin } = await octoberOfPartner()
    const other = await newPartner('ZXD003', 1_000)
    await close(client, admin, own, '2026-10')
    for (const path of ['', '/2026-10', '/2026-10/pdf', '/2026-10/xlsx']) {
      const get = (id: number) => client.get(`${statementsPath}/${id}${path}`).as(other.own)
      const [foreign, missing] = [await get(own.user.id), await get(99_999_999)]
      assert.equal(foreign.status(), 404)
      assert.equal(foreign.text(), missing.text())
    }
    await db
      .from('users')
      .where('id', own.user.id)
      .update({ deleted_at: shanghai('2026-11-09') })
    const { statement } = await read(client, admin, `/${own.user.id}/2026-10`)
    assert.equal(statement.netAmount, 160.05)
    const { rows } = await read(client, admin, '?month=2026-10')
    assert.containsSubset(rows, [{ channelId: own.user.id, state: 'closed' }])
  })

  test('an altered statement is rejected', async ({ client, assert }) => {
    const { own, admin } = await octoberOfPartner()
    await close(client, admin, own, '2026-10')
    for (const [table, column] of [
      ['statement_lines', 'sold_fen'],
      ['statement_months', 'rate_bp'],
      ['statements', 'commission_fen'],
    ]) {
      await db.from(table).increment(column, 1)
      const answer = await read(client, own, `/${own.user.id}/2026-10`)
      assert.include(answer.msg, '与结算时的内容不一致', table)
      await db.from(table).decrement(column, 1)
    }
    const { statement } = await read(client, own, `/${own.user.id}/2026-10`)
    assert.equal(statement.netAmount, 160.05)
  })

  test('files of a closed statement have the same bytes and sums', async ({ client, assert }) => {
    const { own, admin } = await octoberOfPartner()
    const load = (kind: string) =>
      fetch(`${origin}${statementsPath}/${own.user.id}/2026-10/${kind}`, { headers: { authorization: own.token } })
    const nameOf = (answer: Response) => decodeURIComponent(answer.headers.get('content-disposition')!.split("''")[1])
    assert.equal(nameOf(await load('pdf')), '渠道对账单-测试人员-2026-10-草稿.pdf')

    await close(client, admin, own, '2026-10')
    const [pdf, sheet] = [await load('pdf'), await load('xlsx')]
    assert.equal(nameOf(pdf), '渠道对账单-测试人员-2026-10.pdf')
    assert.equal(nameOf(sheet), '渠道对账单-测试人员-2026-10.xlsx')
    const bytes = Buffer.from(await pdf.arrayBuffer())
    assert.equal(bytes.subarray(0, 5).toString(), '%PDF-')
    const rows = await readRows(await sheet.arrayBuffer())
    assert.equal(rows[1][4], "'=1+1")
    assert.deepEqual(rows.at(-1)!.slice(6), [190.05, null, 30, 160.05, null, 20.01])
    setClock(() => november.plus({ minutes: 5 }))
    assert.isTrue(Buffer.from(await (await load('pdf')).arrayBuffer()).equals(bytes))
    assert.deepEqual(await readRows(await (await load('xlsx')).arrayBuffer()), rows)
  })

  test('the list of all channels adds up for the month', async ({ client, assert }) => {
    const { own, admin } = await octoberOfPartner()
    await newPartner('ZXD004', 1_000)
    const list = await read(client, admin, '')
    assert.equal(list.month, '2026-10')
    assert.containsSubset(list, { netAmount: 160.05, commission: 20.01 })
    assert.deepEqual(
      list.rows.map(({ channelId, state }: { channelId: number; state: string }) => [channelId, state]),
      [[own.user.id, 'open']]
    )
    const wrong = await read(client, admin, '?month=2026-13')
    assert.containsSubset(wrong.errors, [{ field: 'month', msg: '请选择正确的月份' }])
  })
})
