import { rm } from 'node:fs/promises'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { daysToReconcile } from '#commerce/reconciliation/days_to_reconcile'
import { reconciliationDay } from '#commerce/reconciliation/reconciliation_list'
import { messages } from '#commerce/reconciliation/terms'
import { messages as dayMessages } from '#core/reconciliation/terms'
import { Role } from '#core/roles'
import { setClock } from '#core/time'
import LocalWallet from '#drivers/payment/local/wallet'
import type { ProviderReportLine } from '#drivers/payment/payment_gateway'
import { businessDay } from '#learning/entitlements/validity'
import { createUser } from '#tests/factories/accounts'
import { brokenInvariants } from '#tests/invariants'
import * as calls from '#tests/functional/commerce/refunds/refund_calls'
import * as shop from '#tests/functional/commerce/commerce_helpers'
import { reconcileDay, reconcileDueDays } from '#tests/functional/commerce/use_cases'

const { tradeBill } = LocalWallet.prototype

/** Replaces the provider's report; everything else of it stays. */
function withBill(change: (lines: ProviderReportLine[]) => ProviderReportLine[]) {
  LocalWallet.prototype.tradeBill = async function (day) {
    return change(await tradeBill.call(this, day))
  }
}

const today = () => businessDay()
const differences = async () =>
  (await reconciliationDay(today())).lines
    .filter(({ difference }) => difference)
    .map(({ kind, difference, walletAmt, ourAmt }) => [kind, difference, walletAmt, ourAmt])

test.group('The daily reconciliation', (group) => {
  group.tap((test) => test.tags(['@engine']))
  shop.resetShopEachTest(group)
  group.each.setup(async () => {
    // The provider's records outlive a test; the tables of the shop are emptied.
    await rm(app.makePath(process.env.DATA_DIR!, 'wallet', 'orders'), { recursive: true, force: true })
  })
  group.each.teardown(() => {
    setClock(null)
    LocalWallet.prototype.tradeBill = tradeBill
  })
  group.each.teardown(async () => {
    const broken = await brokenInvariants(db.connection())
    if (broken.length) throw new Error(`broken: ${broken.join('; ')}`)
  })

  test('a day without unknown payments has no discrepancy', async ({ client, assert }) => {
    const admin = await createUser(Role.Admin)
    const products = shop.one(await shop.course())
    const { orderNo } = await calls.bought(client, products)
    await calls.bought(client, products)
    await calls.refund(client, admin, { orderNo })

    const stored = await reconcileDay(today())

    assert.containSubset(stored.serialize(), {
      status: 'done',
      differences: 0,
      walletPayments: 2,
      walletPaidFen: 200_00,
      ourPaidFen: 200_00,
      walletRefundedFen: 100_00,
      ourRefundedFen: 100_00,
    })
    assert.deepEqual(await differences(), [])
  })

  test('an unrecorded payment is settled and counted', async ({ client, assert }) => {
    const learner = await createUser()
    const courseId = await shop.course()
    const orderNo = await shop.ordered(client, learner, shop.one(courseId))
    await shop.pay(client, learner, orderNo, 'lose')

    const stored = await reconcileDay(today())

    assert.equal(await shop.statusOf(orderNo), 2)
    assert.deepEqual(await shop.coursesOf(learner), [courseId])
    assert.containSubset(stored.serialize(), { differences: 0, booked: 1 })
  })

  test('an unknown payment is recorded once as exception', async ({ client, assert }) => {
    const { orderNo } = await calls.bought(client, shop.one(await shop.course()))
    const unknownPayment = { transactionId: '4200STRANGER', merchantNo: 'other_shop_1', amountFen: 7_00 }
    withBill((lines) => [...lines, { ...lines[0]!, ...unknownPayment }])

    for (let run = 0; run < 3; run++) await reconcileDay(today())

    assert.deepEqual(await shop.exceptions(), [{ kind: 'orphan', amount_fen: 7_00 }])
    assert.deepEqual(await differences(), [['payment', 'wallet-only', 7, null]])
    const day = await db.from('reconciled_days').firstOrFail()
    assert.equal(day.booked, 1)
    assert.lengthOf(await db.from('reconciled_days'), 1)
    assert.equal(await shop.statusOf(orderNo), 2)
  })

  test('missing lines, other amounts and unknown refunds are listed', async ({ client, assert }) => {
    const products = shop.one(await shop.course())
    const made = [
      await calls.bought(client, products),
      await calls.bought(client, products),
      await calls.bought(client, products),
    ]
    withBill((lines) => {
      const [first, second] = made.map(({ merchantNo }) => lines.find((line) => line.merchantNo === merchantNo)!)
      const refundLine = { kind: 'refund' as const, refundNo: 'R-nobody', amountFen: 5_00 }
      return [first!, { ...second!, amountFen: 99_00 }, { ...first!, ...refundLine }]
    })

    await reconcileDay(today())
    const once = await differences()
    await reconcileDay(today())

    assert.sameDeepMembers(once, [
      ['payment', 'amount', 99, 100],
      ['refund', 'wallet-only', 5, null],
      ['payment', 'ours-only', null, 100],
    ])
    assert.sameDeepMembers(await differences(), once)
  })

  test('a failed refund that the provider booked is reported', async ({ client, assert }) => {
    const admin = await createUser(Role.Admin)
    const { orderNo } = await calls.bought(client, shop.one(await shop.course()))
    await calls.refund(client, admin, { orderNo })
    assert.lengthOf(await db.from('payment_notices'), 2)
    await db.from('refunds').update({ status: 'failed' })

    await reconcileDay(today())

    assert.deepEqual(await differences(), [['refund', 'state', 100, 100]])
  })

  test('a failed download keeps earlier lines and is retried', async ({ client, assert }) => {
    await calls.bought(client, shop.one(await shop.course()))
    await reconcileDay(today())
    await (await shop.wallet()).setStopped(true)

    const failed = await reconcileDay(today())
    const found = await reconciliationDay(today())
    await (await shop.wallet()).setStopped(false)
    const secondRun = await reconcileDay(today())

    assert.containSubset(failed.serialize(), { status: 'failed', failure: messages.failed })
    assert.lengthOf(found.lines, 1)
    assert.containSubset(secondRun.serialize(), { status: 'done', failure: null })
  })

  test('the job reconciles yesterday once, after 10 a.m.', async ({ assert }) => {
    const at = (time: string) => setClock(() => DateTime.fromISO(time, { zone: 'Asia/Shanghai' }))
    const days = async () => (await reconcileDueDays()).map(({ day }) => day)

    at('2026-08-20T09:59:00')
    assert.deepEqual(await days(), ['2026-08-18'])
    at('2026-08-20T10:01:00')
    assert.deepEqual(await days(), ['2026-08-19'])
    assert.deepEqual(await days(), [])
    at('2026-08-23T12:00:00')
    assert.deepEqual(await days(), ['2026-08-20', '2026-08-21', '2026-08-22'])
  })

  test('a failed day is retried after an hour', ({ assert }) => {
    const ranAt = DateTime.fromISO('2026-08-20T02:05:00Z')
    const known = [
      { day: '2026-08-18', status: 'done' as const, ranAt: ranAt.minus({ days: 1 }) },
      { day: '2026-08-19', status: 'failed' as const, ranAt },
    ]

    assert.deepEqual(daysToReconcile(ranAt.plus({ minutes: 59 }), known), [])
    assert.deepEqual(daysToReconcile(ranAt.plus({ minutes: 61 }), known), ['2026-08-19'])
  })

  test('an admin can read a day and reconcile it again', async ({ client, assert }) => {
    const admin = await createUser(Role.Admin)
    const run = (day: string) => client.post('/api/admin/reconciliations').as(admin).json({ day })
    const yesterday = businessDay(DateTime.utc().minus({ days: 2 }))

    const done = await run(yesterday)
    const early = await run(today())
    const old = await run('2020-01-01')
    const badly = await run('yesterday')
    const list = await client.get('/api/admin/reconciliations').as(admin)
    const missing = await client.get('/api/admin/reconciliations/2020-01-01').as(admin)

    assert.containSubset(done.body().reconciliation, { day: yesterday, billStatus: 'done' })
    assert.containSubset(early.body().errors, [{ field: 'day', msg: messages.notYet }])
    assert.containSubset(old.body().errors, [{ field: 'day', msg: messages.tooOld }])
    assert.containSubset(badly.body().errors, [{ field: 'day', msg: dayMessages.badDay }])
    assert.containSubset(list.body(), { total: 1, days: [{ day: yesterday }] })
    missing.assertStatus(404)
    assert.lengthOf(await db.from('audit_logs').where('action', 'reconciliation.run'), 1)
  })
})
