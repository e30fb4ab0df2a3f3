import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { Role } from '#core/roles'
import { setClock } from '#core/time'
import { messages, MaxClosedAtOnce } from '#statistics/statements/terms'
import { createUser, type CreatedUser } from '#tests/factories/accounts'
import { course } from '#tests/factories/catalogue'
import { soldOrder } from '#tests/factories/sales'
import {
  release,
  itemsOf,
  newPartner,
  shanghai,
  statementsPath,
} from '#tests/functional/statistics/statements/channel_fixture'

const inMonth = (month: string) => shanghai(`${month}-20T12:00:00`)
const clockAt = (time: string) => setClock(() => DateTime.fromISO(time, { zone: 'utc' }))

test.group('Monthly closing for all channels', (group) => {
  group.setup(() => testUtils.db().truncate())
  group.each.setup(() => {
    clockAt('2026-11-10T04:00:00Z')
    return async () => {
      setClock(null)
      await testUtils
        .db()
        .truncate()
        .then((empty) => empty())
    }
  })

  const closeMonth = async (client: ApiClient, admin: CreatedUser, month: string, body = {}) =>
    (await client.post(`${statementsPath}/${month}/closings`).as(admin).json(body)).body()

  async function sold(code: string, months: string[], rateBp?: number) {
    const made = await newPartner(code, rateBp)
    const { user } = await createUser()
    const orderIds: number[] = []
    for (const month of months) {
      orderIds.push(
        await soldOrder({
          userId: user.id,
          channelId: made.channelId,
          paidAt: inMonth(month),
          lines: [{ courseId: await course({}), count: 2, amountFen: 10_000 }],
        })
      )
    }
    return { ...made, orderIds }
  }

  const closedMonths = () =>
    db
      .from('statements')
      .orderBy('id')
      .select('channel_id', 'month', 'net_fen', 'commission_fen', 'closed_by', 'content_hash')

  test('ready statements are closed, the others are named', async ({ client, assert }) => {
    const admin = await createUser(Role.Admin)
    const ready = await sold('ZXM001', ['2026-10'], 1_000)
    const noRate = await sold('ZXM002', ['2026-10'])
    const earlier = await sold('ZXM003', ['2026-09', '2026-10'], 500)
    const second = await sold('ZXM004', ['2026-10'], 2_000)
    await sold('ZXM005', ['2026-11'], 1_000)

    const answer = await closeMonth(client, admin, '2026-10')

    assert.include(answer, { code: '200', closed: 2, next: null })
    assert.deepEqual(
      answer.notClosed.map(({ channelId, reason }: { channelId: number; reason: string }) => [channelId, reason]),
      [
        [noRate.own.user.id, messages.noRate],
        [earlier.own.user.id, messages.earlierFirst('2026-09')],
      ]
    )
    const rows = await closedMonths()
    assert.deepEqual(
      rows.map((row) => [row.channel_id, row.month, Number(row.commission_fen), row.closed_by]),
      [
        [ready.channelId, '2026-10', 1_000, admin.user.id],
        [second.channelId, '2026-10', 2_000, admin.user.id],
      ]
    )
    const entries = await db.from('audit_logs').where('action', 'statement.close')
    assert.lengthOf(entries, 2)
    assert.lengthOf(await db.from('messages').where('kind', 'statementClosed'), 2)
  })

  test('a repeated closing changes nothing; refunds correct the next month', async ({ client, assert }) => {
    const admin = await createUser(Role.Admin)
    const one = await sold('ZXM006', ['2026-10'], 1_000)
    const other = await sold('ZXM007', ['2026-10'], 1_000)
    await closeMonth(client, admin, '2026-10')
    const before = await closedMonths()
    const [item] = await itemsOf(one.orderIds[0])
    await release(item, 1, 5_000)

    assert.include(await closeMonth(client, admin, '2026-10'), { closed: 0, next: null })
    assert.deepEqual(await closedMonths(), before)

    clockAt('2026-12-02T04:00:00Z')
    const later = await createUser(Role.Admin)
    assert.include(await closeMonth(client, later, '2026-11'), { code: '200', closed: 2 })
    const november = (await closedMonths()).filter(({ month }) => month === '2026-11')
    assert.deepEqual(
      november.map((row) => [row.channel_id, Number(row.net_fen), Number(row.commission_fen)]),
      [
        [one.channelId, -5_000, -500],
        [other.channelId, 0, 0],
      ]
    )
    assert.deepEqual((await closedMonths()).slice(0, 2), before)
  })

  test('two concurrent closings close each statement once', async ({ client, assert }) => {
    const admins = [await createUser(Role.Admin), await createUser(Role.Admin)]
    for (let no = 0; no < 4; no++) await sold(`ZXN00${no}`, ['2026-10'], 1_000)

    const answers = await Promise.all(admins.map((admin) => closeMonth(client, admin, '2026-10')))

    for (const answer of answers) {
      assert.equal(answer.code, '200')
      assert.isEmpty(answer.notClosed)
    }
    assert.lengthOf(await db.from('statements'), 4)
    assert.lengthOf(await db.from('audit_logs').where('action', 'statement.close'), 4)
  })

  test('a further call continues after the last channel', async ({ client, assert }) => {
    const admin = await createUser(Role.Admin)
    for (let no = 0; no <= MaxClosedAtOnce; no++) {
      await sold(`ZY${String(no).padStart(4, '0')}`, ['2026-10'], no ? 1_000 : undefined)
    }

    const first = await closeMonth(client, admin, '2026-10')
    assert.include(first, { closed: MaxClosedAtOnce - 1 })
    assert.lengthOf(first.notClosed, 1)
    assert.isNumber(first.next)
    const rest = await closeMonth(client, admin, '2026-10', { afterChannelId: first.next })

    assert.deepEqual([rest.closed, rest.notClosed, rest.next], [1, [], null])
    assert.lengthOf(await db.from('statements'), MaxClosedAtOnce)
  })

  test('a month that is not over cannot be closed', async ({ client, assert }) => {
    const admin = await createUser(Role.Admin)
    await sold('ZXM008', ['2026-11'], 1_000)

    for (const month of ['2026-11', '2027-01']) {
      assert.equal((await closeMonth(client, admin, month)).msg, messages.notOver(month))
    }
    assert.isEmpty(await db.from('statements'))
  })
})
