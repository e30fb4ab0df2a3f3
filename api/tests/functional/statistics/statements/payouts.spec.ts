import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { Role } from '#core/roles'
import { setClock } from '#core/time'
import { messages } from '#statistics/statements/terms'
import { createUser, type CreatedUser } from '#tests/factories/accounts'
import { course } from '#tests/factories/catalogue'
import { soldOrder } from '#tests/factories/sales'
import { closings, newPartner, shanghai, statementsPath } from '#tests/functional/statistics/statements/channel_fixture'

test.group('Payouts of statements', (group) => {
  group.tap((test) => test.tags(['@engine']))
  group.setup(() => testUtils.db().truncate())
  group.each.setup(() => {
    setClock(() => DateTime.fromISO('2026-11-10T04:00:00Z', { zone: 'utc' }))
    return async () => {
      setClock(null)
      await (
        await testUtils.db().truncate()
      )()
    }
  })

  async function octoberOfPartner() {
    const { own, channelId } = await newPartner('ZXM001', 1_000)
    const admin = await createUser(Role.Admin)
    const { user } = await createUser()
    const lines = [{ courseId: await course({}), count: 1, amountFen: 10_000 }]
    await soldOrder({ userId: user.id, channelId, paidAt: shanghai('2026-10-20T12:00:00'), lines })
    return { own, admin }
  }
  const payout = (own: CreatedUser) => `${statementsPath}/${own.user.id}/2026-10/payout`
  const pay = async (client: ApiClient, { own, admin }: { own: CreatedUser; admin: CreatedUser }, form: object) =>
    (await client.post(payout(own)).as(admin).json(form)).body()
  const shown = async (client: ApiClient, own: CreatedUser) =>
    (await client.get(`${statementsPath}/${own.user.id}/2026-10`).as(own)).body().statement

  test('a channel sees the payout that an admin marks', async ({ client, assert }) => {
    const { own, admin } = await octoberOfPartner()
    await client.post(closings(own, '2026-10')).as(admin)
    const before = await db.from('statements').first()
    assert.isNull((await shown(client, own)).payout)
    const done = await pay(client, { own, admin }, { paidOn: '2026-11-10', note: '工行转账 0912' })
    assert.include(done, { code: '200', msg: messages.markedPaid })
    const { payout: seen } = await shown(client, own)
    assert.include(seen, { paidOn: '2026-11-10', note: '工行转账 0912', markedBy: admin.user.userName })
    assert.deepEqual(await db.from('statements').first(), before)
    const entry = await db.from('audit_logs').where('action', 'statement.mark-paid').first()
    assert.equal(entry.object, `statement:${before.statement_no}`)
  })

  test('a payout needs a closed statement and a possible day', async ({ client, assert }) => {
    const who = await octoberOfPartner()
    assert.equal((await pay(client, who, { paidOn: '2026-11-10' })).msg, messages.payAfterClosing)
    await client.post(closings(who.own, '2026-10')).as(who.admin)
    const firstError = async (form: object) => (await pay(client, who, form)).errors[0].msg
    assert.equal(await firstError({ paidOn: '2026-11-11' }), messages.paidInFuture)
    assert.equal(await firstError({ paidOn: '2026-11-09' }), messages.paidBeforeClosing)
    assert.equal(await firstError({}), messages.paidOnNeeded)
    await pay(client, who, { paidOn: '2026-11-10' })
    assert.equal(await firstError({ paidOn: '2026-11-10' }), messages.paidAlready)
    assert.lengthOf(await db.from('statement_payouts'), 1)
  })

  test('an admin cancels the mark of a payout with a reason', async ({ client, assert }) => {
    const { own, admin } = await octoberOfPartner()
    await client.post(closings(own, '2026-10')).as(admin)
    await pay(client, { own, admin }, { paidOn: '2026-11-10' })
    const cancel = async (form: object) => (await client.delete(payout(own)).as(admin).json(form)).body()
    assert.equal((await cancel({})).errors[0].msg, messages.reasonNeeded)
    assert.include(await cancel({ reason: '银行退票' }), { code: '200', msg: messages.payoutCancelled })
    assert.isNull((await shown(client, own)).payout)
    assert.equal((await cancel({ reason: '银行退票' })).msg, messages.notPaid)
    const entry = await db.from('audit_logs').where('action', 'statement.unmark-paid').first()
    assert.equal(entry.reason, '银行退票')
  })
})
