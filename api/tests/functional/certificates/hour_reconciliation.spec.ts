import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { ReconcileDueRegistryDays } from '#certificates/reconciliation/reconcile_due_days'
import { messages } from '#certificates/reconciliation/terms'
import { messages as dayMessages } from '#core/reconciliation/terms'
import { Role } from '#core/roles'
import { setClock } from '#core/time'
import LocalRegistry from '#drivers/hours/local_registry'
import { insertIssueRow } from '#tests/factories/issues'
import { createUser, newSessionOf, type CreatedUser } from '#tests/factories/accounts'
import { frozenClock } from '#tests/factories/learning'
import {
  registryUploads,
  balanceOf,
  createLearnerWithHours,
  emptyRegistry,
  upload,
} from '#tests/functional/certificates/learners_with_hours'
import { brokenInvariants } from '#tests/invariants'

const day = '2026-05-04'

test.group('Reconciliation with the registry', (group) => {
  group.tap((test) => test.tags(['@engine']))
  let admin: CreatedUser
  let clock: ReturnType<typeof frozenClock>
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await emptyRegistry()
    clock = frozenClock(`${day}T02:00:00Z`)
    admin = await createUser(Role.Admin)
    return () => setClock(null)
  })
  const assertInvariantsAfterEach = async () => {
    const broken = await brokenInvariants(db.connection())
    if (broken.length) throw new Error(`broken: ${broken.join('; ')}`)
  }

  /** Advances the clock; sessions of staff expire meanwhile. */
  const pass = async (seconds: number) => {
    clock.advance(seconds)
    admin = await createUser(Role.Admin)
  }

  /** Reconciles on the morning after. */
  const compare = async (client: ApiClient) => {
    if (clock.day === day) await pass(24 * 3600)
    const call = client.post('/api/admin/hour-reconciliations').json({ day })
    return (await call.as(admin)).body().reconciliation
  }
  const resolveDifference = async (client: ApiClient, id: number, body: object) =>
    (await client.post(`/api/admin/hour-differences/${id}/resolutions`).json(body).as(admin)).body()
  const registry = () => new LocalRegistry()
  const numberOf = async (pushLogId: number): Promise<string> =>
    (await db.from('hour_uploads').where('id', pushLogId).firstOrFail()).push_id

  test('equal hours have no mismatch', async ({ client, assert }) => {
    await upload(client, await createLearnerWithHours())
    assert.containSubset(await compare(client), {
      registryDayStatus: 'done',
      openDifferences: 0,
      differences: [],
      byHand: true,
      provincePushes: 1,
      provinceMinutes: 60,
      ourPushes: 1,
      ourMinutes: 60,
    })
  })

  test('reconciliation completes an upload whose response was lost', async ({ client, assert }) => {
    const learner = await createLearnerWithHours()
    await registry().setMode('drop')
    await upload(client, learner)
    await registry().setMode('accept')
    assert.containSubset(await compare(client), { booked: 1, differences: [] })
    assert.equal((await balanceOf(learner)).used, 3600)
    await assertInvariantsAfterEach()
  })

  test('each of the four kinds of mismatch is recorded once', async ({ client, assert }) => {
    const [forgotten, fewer, refused] = [
      await createLearnerWithHours(),
      await createLearnerWithHours(),
      await createLearnerWithHours(),
    ]
    const first = await upload(client, forgotten)
    const second = await upload(client, fewer)
    await registry().setMode('refuse')
    const third = (await upload(client, refused)).pushLogId
    await registry().setMode('accept')
    await registry().change('forget', await numberOf(first.pushLogId))
    await registry().change('minutes', await numberOf(second.pushLogId))
    await registry().change('accept', await numberOf(third))
    await registry().change('invent', await numberOf(second.pushLogId))

    const once = await compare(client)
    const found = once.differences.map((one: { difference: string; provinceMinutes: number; ourMinutes: number }) =>
      [one.difference, one.provinceMinutes, one.ourMinutes].join(' ')
    )
    assert.sameMembers(found, ['ours-only  60', 'minutes 50 60', 'state 60 60', 'province-only 50 '])
    await compare(client)
    assert.lengthOf(await db.from('registry_differences'), 4)
    assert.lengthOf(await db.from('registry_days'), 1)
  })

  test('a response after midnight is not a mismatch', async ({ client, assert }) => {
    const learner = await createLearnerWithHours()
    clock.advance(13 * 3600 + 59 * 60)
    await registry().setMode('drop')
    await upload(client, learner)
    await registry().setMode('accept')
    clock.advance(3600)
    await (await app.container.make(ReconcileDueRegistryDays)).execute()
    await pass(26 * 3600)
    const next = await client.post('/api/admin/hour-reconciliations').json({ day: '2026-05-05' }).as(admin)
    assert.containSubset(next.body().reconciliation, { differences: [] })
  })

  test('minutes that the registry lacks become available again', async ({ client, assert }) => {
    const learner = await createLearnerWithHours()
    const { pushLogId } = await upload(client, learner)
    await registry().change('forget', await numberOf(pushLogId))
    const [{ registryDifferenceId: id, resolutions }] = (await compare(client)).differences
    assert.deepEqual(resolutions, ['accept', 'ask', 'explain'])

    assert.equal((await resolveDifference(client, id, { resolution: 'accept' })).errors[0].field, 'note')
    const result = await resolveDifference(client, id, { resolution: 'accept', note: '省平台确认没有登记' })
    assert.include(result, { code: '200', differenceStatus: 'corrected' })
    assert.include(await balanceOf(learner), { available: 3600, used: 0 })
    const again = await resolveDifference(client, id, { resolution: 'accept', note: '再来一次' })
    assert.equal(again.msg, messages.settledAlready)
    assert.include(await balanceOf(learner), { available: 3600, used: 0 })
    await assertInvariantsAfterEach()

    const token = await newSessionOf(learner)
    assert.include(await upload(client, { ...learner, token }), { code: '200' })
    assert.include(await balanceOf(learner), { available: 0, used: 3600 })
    await assertInvariantsAfterEach()
  })

  test('minutes of a valid certificate are not taken back', async ({ client, assert }) => {
    const learner = await createLearnerWithHours()
    const { pushLogId } = await upload(client, learner)
    await insertIssueRow(learner.user.id, learner.certificateId, '2099-01-01 00:00:00')
    await registry().change('forget', await numberOf(pushLogId))
    const [{ registryDifferenceId: id }] = (await compare(client)).differences
    assert.match((await resolveDifference(client, id, { resolution: 'accept', note: '核对' })).msg, /已打印在证书 ZX/)
    assert.equal((await balanceOf(learner)).used, 3600)
  })

  test('a refused upload is booked when the registry accepted it', async ({ client, assert }) => {
    const learner = await createLearnerWithHours()
    await registry().setMode('refuse')
    const { pushLogId } = await upload(client, learner)
    await registry().setMode('accept')
    await registry().change('accept', await numberOf(pushLogId))
    const [{ registryDifferenceId: id }] = (await compare(client)).differences
    await resolveDifference(client, id, { resolution: 'accept', note: '省平台人工补登' })
    assert.include(await balanceOf(learner), { available: 0, used: 3600 })
    assert.containSubset(await compare(client), { openDifferences: 0 })
    await assertInvariantsAfterEach()
  })

  test('minutes of a later upload are not used twice', async ({ client, assert }) => {
    const learner = await createLearnerWithHours()
    await registry().setMode('refuse')
    const { pushLogId } = await upload(client, learner)
    await registry().setMode('accept')
    await registry().change('accept', await numberOf(pushLogId))
    await upload(client, learner)
    const [{ registryDifferenceId: id }] = (await compare(client)).differences
    const result = await resolveDifference(client, id, { resolution: 'accept', note: '核对' })
    assert.equal(result.msg, messages.notAvailable)
    assert.include(await balanceOf(learner), { available: 0, used: 3600 })
    await assertInvariantsAfterEach()
  })

  test('accepted minutes of the registry are used and can be reverted', async ({ client, assert }) => {
    const learner = await createLearnerWithHours()
    const { pushLogId } = await upload(client, learner)
    await registry().change('minutes', await numberOf(pushLogId))
    const [{ registryDifferenceId: id }] = (await compare(client)).differences
    await resolveDifference(client, id, { resolution: 'accept', note: '以省平台为准' })
    assert.include(await balanceOf(learner), { available: 600, used: 3000 })
    assert.containSubset(await compare(client), { openDifferences: 0 })
    await assertInvariantsAfterEach()

    await client.post(`/api/admin/revert-upload-hours/${pushLogId}`).json({ reason: '姓名有误' }).as(admin)
    assert.include(await balanceOf(learner), { available: 3600, used: 0 })
    await assertInvariantsAfterEach()
  })

  test('an admin cancels an upload at the registry again', async ({ client, assert }) => {
    const learner = await createLearnerWithHours()
    const { pushLogId } = await upload(client, learner)
    await client.post(`/api/admin/revert-upload-hours/${pushLogId}`).json({ reason: '姓名有误' }).as(admin)
    await registry().change('accept', await numberOf(pushLogId))
    const [{ registryDifferenceId: id, resolutions }] = (await compare(client)).differences
    assert.deepEqual(resolutions, ['cancel', 'ask', 'explain'])
    assert.equal((await resolveDifference(client, id, { resolution: 'accept', note: '核对' })).msg, messages.cannotMend)
    await resolveDifference(client, id, { resolution: 'cancel', note: '省平台没有撤回' })
    assert.isNotNull((await registryUploads())[0].cancelledAt)
    assert.containSubset(await compare(client), { openDifferences: 0 })
  })

  test('a status query closes a mismatch that is gone', async ({ client, assert }) => {
    const { pushLogId } = await upload(client, await createLearnerWithHours())
    const pushId = await numberOf(pushLogId)
    const [stored] = await registryUploads()
    await registry().change('minutes', pushId)
    const [{ registryDifferenceId: id }] = (await compare(client)).differences
    assert.include(await resolveDifference(client, id, { resolution: 'ask' }), {
      differenceStatus: 'open',
      msg: messages.stillDiffers,
    })
    await registry().change('forget', pushId)
    await registry().submit({
      pushId,
      subject: 'jzgc',
      required: true,
      minutes: stored.minutes,
      person: { name: '李', idCard: '0011' },
      course: { id: 1, name: '课' },
    })
    assert.include(await resolveDifference(client, id, { resolution: 'ask' }), { differenceStatus: 'gone' })
    await registry().setMode('down')
  })

  test('an explanation stays until the mismatch changes', async ({ client, assert }) => {
    const { pushLogId } = await upload(client, await createLearnerWithHours())
    await registry().change('invent', await numberOf(pushLogId))
    const [{ registryDifferenceId: id }] = (await compare(client)).differences
    const result = await resolveDifference(client, id, { resolution: 'explain', note: '其他机构上传' })
    assert.include(result, { differenceStatus: 'explained' })
    const [stored] = (await compare(client)).differences
    assert.containSubset(stored, { differenceStatus: 'explained', note: '其他机构上传', resolutions: [] })

    const invented = (await registryUploads()).find(({ pushId }) => pushId === stored.pushId)!
    await registry().change('minutes', invented.pushId)
    assert.containSubset((await compare(client)).differences[0], { differenceStatus: 'open' })
    const entry = await db.from('audit_logs').where('action', 'hours.resolve-difference').firstOrFail()
    assert.include(entry, { object: `hour-difference:${id}`, reason: '其他机构上传' })
  })

  test('a registry that is down keeps the mismatches and is retried', async ({ client, assert }) => {
    const { pushLogId } = await upload(client, await createLearnerWithHours())
    await registry().change('invent', await numberOf(pushLogId))
    await compare(client)
    await registry().setMode('down')
    const failed = await compare(client)
    assert.containSubset(failed, { registryDayStatus: 'failed', openDifferences: 1 })
    await registry().setMode('accept')
    assert.containSubset(await compare(client), { registryDayStatus: 'done', failure: null })
  })

  test('the job reconciles yesterday and missed days', async ({ assert }) => {
    const at = (time: string) => setClock(() => DateTime.fromISO(time, { zone: 'Asia/Shanghai' }))
    const job = await app.container.make(ReconcileDueRegistryDays)
    const days = async () => (await job.execute()).map((compared) => compared.day)

    at('2026-05-06T01:59:00')
    assert.deepEqual(await days(), ['2026-05-04'])
    at('2026-05-06T02:01:00')
    assert.deepEqual(await days(), ['2026-05-05'])
    assert.deepEqual(await days(), [])
    at('2026-05-09T12:00:00')
    assert.deepEqual(await days(), ['2026-05-06', '2026-05-07', '2026-05-08'])
  })

  test('an admin reads reconciliations by day, but runs no unfinished day', async ({ client, assert }) => {
    await upload(client, await createLearnerWithHours())
    await compare(client)
    const get = (path: string) => client.get(`/api/admin/hour-reconciliations${path}`).as(admin)
    assert.containSubset((await get('')).body(), { total: 1, openCount: 0, days: [{ day }] })
    assert.equal((await get('?differing=true')).body().total, 0)
    assert.equal((await get(`/${day}`)).body().reconciliation.ourPushes, 1)
    ;(await get('/2026-01-01')).assertStatus(404)
    const run = async (requestedDay: string) =>
      (await client.post('/api/admin/hour-reconciliations').json({ day: requestedDay }).as(admin)).body().errors[0]
    assert.include(await run(clock.day), { field: 'day', msg: messages.notYet })
    assert.include(await run('2020-01-01'), { field: 'day', msg: messages.tooOld })
    assert.include(await run('gestern'), { field: 'day', msg: dayMessages.badDay })
  })
})
