import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import type { Assert } from '@japa/assert'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { Role } from '#core/roles'
import { now, setClock, toStored } from '#core/time'
import { commissionOf } from '#statistics/statements/statement'
import { createUser, type CreatedUser } from '#tests/factories/accounts'
import { course } from '#tests/factories/catalogue'
import { soldOrder } from '#tests/factories/sales'
import { seeded, repeatCount } from '#tests/repeat'
import { courseSum, plainOrders, type PlainOrder } from '#tests/functional/statistics/naive_recount'
import { closings, release, newPartner, statementsPath } from '#tests/functional/statistics/statements/channel_fixture'

const begin = DateTime.fromISO('2026-05-20T04:00:00Z', { zone: 'utc' })
const rates = [1_250, 333]
const toFen = (yuan: number) => Math.round(yuan * 100)

interface HistoryFixture {
  admin: CreatedUser
  buyer: CreatedUser
  partners: { own: CreatedUser; channelId: number }[]
  courses: number[]
  roll: (sides: number) => number
}

async function createMatrixFixture(seed: string): Promise<HistoryFixture> {
  const random = seeded(seed)
  return {
    admin: await createUser(Role.Admin),
    buyer: await createUser(),
    partners: [await newPartner('ZXH001', rates[0]), await newPartner('ZXH002', rates[1])],
    courses: await Promise.all([course({}), course({ type: 3 }), course({ type: 5, subject: 'jzgc' })]),
    roll: (sides) => Math.floor(random() * sides),
  }
}

/** Near the midnights between months in Shanghai, up to half a year ago; some orders become known late. */
function randomTime({ roll }: HistoryFixture): string {
  const month = now().setZone('Asia/Shanghai').startOf('month')
  const at = roll(3)
    ? month.minus({ months: roll(3) }).plus({ seconds: roll(5) - 2 })
    : now().minus({ minutes: roll(200_000) })
  return toStored(DateTime.min(at, now()).toUTC())
}

async function sell(fixture: HistoryFixture) {
  const { roll, courses, buyer, partners } = fixture
  const chosen = courses.slice(0, 1 + roll(courses.length))
  await soldOrder({
    userId: buyer.user.id,
    paidAt: randomTime(fixture),
    channelId: roll(5) ? partners[roll(2)].channelId : null,
    freightFen: roll(2) * 800,
    status: roll(9) ? 2 : 3,
    lines: chosen.map((courseId) => ({ courseId, count: 1 + roll(4), amountFen: roll(8) ? 1 + roll(30_000) : 0 })),
  })
}

/** Refunds copies at full or lower price, money only, or shipping. */
async function refund(fixture: HistoryFixture) {
  const { roll } = fixture
  if (roll(4) === 0) return refundFreight(fixture)
  const items = await db
    .from('order_items')
    .whereRaw('(refunded_count < course_count or refunded_fen < amount_fen)')
    .orderBy('id')
  if (!items.length) return
  const item = items[roll(items.length)]
  const left = Number(item.amount_fen) - Number(item.refunded_fen)
  const copies = roll(item.course_count - item.refunded_count + 1)
  const isAll = copies === item.course_count - item.refunded_count
  await release(item, copies, isAll && roll(2) ? left : roll(left + 1))
}

async function refundFreight({ roll }: HistoryFixture) {
  const orders = await db.from('orders').where('freight_fen', '>', 0).orderBy('id')
  if (!orders.length) return
  const order = orders[roll(orders.length)]
  const [{ fen }] = await db.from('order_items').where('order_id', order.id).sum('refunded_fen as fen')
  const left = Number(order.freight_fen) - (Number(order.refunded_fen) - Number(fen))
  const refundedFen = Number(order.refunded_fen) + roll(left + 1)
  await db
    .from('orders')
    .where('id', order.id)
    .update({ refunded_fen: refundedFen, updated_at: toStored(now()) })
}

async function change({ roll, partners }: HistoryFixture) {
  const orders = await db.from('orders').orderBy('id')
  if (!orders.length) return
  const { id } = orders[roll(orders.length)]
  const changes = [
    { channel_id: partners[roll(2)].channelId },
    { channel_id: null },
    { order_status: 2 },
    { paid_at: toStored(now().minus({ days: roll(60) })) },
  ][roll(4)]
  await db
    .from('orders')
    .where('id', id)
    .update({ ...changes, updated_at: toStored(now()) })
}

async function closeNext(client: ApiClient, { admin, partners, roll }: HistoryFixture) {
  const { own } = partners[roll(2)]
  const { rows } = await read(client, admin, `/${own.user.id}`)
  const next = rows.findLast(({ state }: { state: string }) => state === 'open')
  if (!next) return
  const answer = await client.post(closings(own, next.month)).as(admin)
  if (answer.body().code !== '200') throw new Error(answer.text())
}

async function read(client: ApiClient, caller: CreatedUser, path: string) {
  const answer = await client.get(`${statementsPath}${path}`).as(caller)
  if (answer.body().code !== '200') throw new Error(answer.text())
  return answer.body()
}

/** Statements equal the sums of the orders and of their lines, and closed ones stay unchanged. */
async function check(client: ApiClient, assert: Assert, fixture: HistoryFixture, closedTexts: Map<string, string>) {
  const orders = await plainOrders()
  for (const [at, { own, channelId }] of fixture.partners.entries()) {
    const ofPartner = orders.filter((order) => order.channelId === channelId)
    const { rows } = await read(client, fixture.admin, `/${own.user.id}`)
    const sum = (name: 'netAmount' | 'commission') =>
      rows.reduce((total: number, row: Record<typeof name, number>) => total + toFen(row[name]), 0)
    assert.equal(sum('netAmount'), courseSum(ofPartner, fixture.courses, 'amountFen'))
    assert.equal(sum('commission'), commissionFor(ofPartner, fixture.courses, rates[at]))
    const channelSales = await client
      .get(`/api/admin/orders/channel-statis/${own.user.id}/product-statis`)
      .as(fixture.admin)
    assert.equal(sum('netAmount'), toFen(channelSales.body().orderAmtTotal))

    for (const row of rows) {
      const shown = await read(client, fixture.admin, `/${own.user.id}/${row.month}?pageSize=100`)
      assert.deepEqual(shown.statement, row)
      const ofLines = shown.rows.reduce(
        (total: number, line: { netAmount: number }) => total + toFen(line.netAmount),
        0
      )
      if (shown.total <= 100) assert.equal(ofLines, toFen(row.netAmount))
      if (row.state !== 'closed') continue
      const text = JSON.stringify(shown)
      assert.equal(text, closedTexts.get(row.statementNo) ?? text)
      closedTexts.set(row.statementNo, text)
    }
  }
}

/** The rate of each month on its present net amount, rounded once a month. */
function commissionFor(orders: PlainOrder[], courses: number[], rateBp: number): number {
  const months = new Set(orders.map(({ day }) => day.slice(0, 7)))
  return [...months].reduce((sum, month) => {
    const ofMonth = orders.filter(({ day }) => day.startsWith(month))
    return sum + commissionOf(courseSum(ofMonth, courses, 'amountFen'), rateBp)
  }, 0)
}

test.group('Statements over random histories', (group) => {
  group.tap((test) => test.tags(['@slow']))
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    for (const table of ['refund_lines', 'order_items', 'orders']) await db.from(table).delete()
    return () => setClock(null)
  })

  test('statements equal the live statistics: {$self}')
    .with(Array.from({ length: repeatCount(3, 30) }, (_, at) => `statements ${at + 1}`))
    .run(async ({ client, assert }, seed) => {
      setClock(() => begin)
      const fixture = await createMatrixFixture(seed)
      const closedTexts = new Map<string, string>()
      for (let step = 1; step <= 40; step++) {
        setClock(() => begin.plus({ days: step * 4 }))
        // Sessions and passwords of staff expire earlier.
        fixture.admin = await createUser(Role.Admin)
        await sell(fixture)
        if (fixture.roll(2)) await refund(fixture)
        if (fixture.roll(3) === 0) await change(fixture)
        if (fixture.roll(2)) await closeNext(client, fixture)
        if (step === 25) await deletePartner(fixture)
        if (step % 2 === 0) await check(client, assert, fixture, closedTexts)
      }
      assert.isAbove(closedTexts.size, 2)
    })
})

async function deletePartner({ partners }: HistoryFixture) {
  await db
    .from('users')
    .where('id', partners[1].own.user.id)
    .update({ deleted_at: toStored(now()) })
}
