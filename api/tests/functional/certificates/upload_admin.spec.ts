import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { Role } from '#core/roles'
import { setClock } from '#core/time'
import LocalRegistry from '#drivers/hours/local_registry'
import { createUser, type CreatedUser } from '#tests/factories/accounts'
import { frozenClock } from '#tests/factories/learning'
import {
  registryUploads,
  balanceOf,
  createLearnerWithHours,
  emptyRegistry,
  runJob,
  upload,
} from '#tests/functional/certificates/learners_with_hours'
import { readRows } from '#tests/workbook'
import { messageKindsOf } from '#tests/message_kinds'

test.group('The upload list', (group) => {
  let admin: CreatedUser
  let clock: ReturnType<typeof frozenClock>
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await emptyRegistry()
    clock = frozenClock()
    admin = await createUser(Role.Admin)
    return () => setClock(null)
  })

  const list = async (client: ApiClient, filters: object = {}) =>
    (await client.get('/api/admin/push-logs').qs(filters).as(admin)).body()

  const ask = (client: ApiClient, id: number) => client.post(`/api/admin/push-logs/${id}/inquiries`).as(admin)

  async function pushes(client: ApiClient) {
    const [confirmed, refused, unknown] = [
      await createLearnerWithHours(),
      await createLearnerWithHours(),
      await createLearnerWithHours(),
    ]
    await upload(client, confirmed)
    await new LocalRegistry().setMode('refuse')
    await upload(client, refused)
    await new LocalRegistry().setMode('drop')
    await upload(client, unknown)
    await new LocalRegistry().setMode('accept')
    return { confirmed, refused, unknown }
  }

  test('pending uploads come first, then failed ones', async ({ client, assert }) => {
    await pushes(client)
    clock.advance(90 * 60)
    admin = await createUser(Role.Admin)
    const { pushLogs, total, waitingCount, refusedCount } = await list(client)

    assert.deepEqual(
      pushLogs.map(({ state }: { state: string }) => state),
      ['unknown', 'refused', 'confirmed']
    )
    assert.deepEqual([total, waitingCount, refusedCount], [3, 1, 1])
    assert.containSubset(pushLogs[0], { tries: 1, waitingMinutes: 90, learningHours: 60 })
    assert.match(pushLogs[1].reason, /未在省/)
    assert.isNull(pushLogs[2].waitingMinutes)
    assert.match(pushLogs[0].telephone, /^1\d{2}\*{4}\d{4}$/)
  })

  test('uploads are filtered by state, subject, user and day', async ({ client, assert }) => {
    const { refused, unknown } = await pushes(client)
    await db.from('certificates').where('id', unknown.certificateId).update({ cert_subject: 'szgc' })
    const found = async (filters: object) =>
      (await list(client, filters)).pushLogs.map(({ userId }: { userId: number }) => userId)

    assert.deepEqual(await found({ pushStates: ['refused'] }), [refused.user.id])
    assert.deepEqual(await messageKindsOf(refused.user.id), ['hoursRefused'])
    assert.deepEqual(await found({ certSubject: 'szgc' }), [unknown.user.id])
    const { telephone } = await db.from('users').where('id', refused.user.id).firstOrFail()
    assert.deepEqual(await found({ telephone }), [refused.user.id])
    assert.lengthOf(await found({ uploadedFrom: clock.day, uploadedTo: clock.day }), 3)
    assert.isEmpty(await found({ uploadedFrom: '2026-05-05' }))
    assert.equal((await list(client, { telephone: '13' })).errors[0].field, 'telephone')
  })

  test('removed uploads are hidden', async ({ client, assert }) => {
    await pushes(client)
    await db.from('hour_uploads').where('state', 'refused').update({ deleted_at: '2026-05-04' })
    assert.equal((await list(client)).total, 2)
  })

  test('a status query completes an upload whose response was lost', async ({ client, assert }) => {
    const { unknown } = await pushes(client)
    const [{ id }] = (await list(client, { pushStates: 'unknown' })).pushLogs
    const answer = (await ask(client, id)).body()

    assert.containSubset(answer, { code: '200', provinceAnswer: 'confirmed', state: 'confirmed' })
    assert.equal((await balanceOf(unknown)).used, 3600)
    const entry = await db.from('audit_logs').orderBy('id', 'desc').firstOrFail()
    assert.include(entry, { action: 'hours.ask-province', object: `hour-upload:${id}` })
  })

  test('a status query sends nothing; the job sends the upload', async ({ client, assert }) => {
    const learner = await createLearnerWithHours()
    await new LocalRegistry().setMode('down')
    const { pushLogId } = await upload(client, learner)
    ;(await ask(client, pushLogId)).assertStatus(503)
    await new LocalRegistry().setMode('accept')
    clock.advance(31)

    const answer = (await ask(client, pushLogId)).body()
    assert.containSubset(answer, { provinceAnswer: 'missing', state: 'unknown' })
    assert.isEmpty(await registryUploads())
    assert.equal((await balanceOf(learner)).used, 0)

    await runJob()
    assert.lengthOf(await registryUploads(), 1)
    assert.equal((await balanceOf(learner)).used, 3600)
  })

  test('a status query does not overtake a pending submission', async ({ client, assert }) => {
    const learner = await createLearnerWithHours()
    await new LocalRegistry().setMode('down')
    const { pushLogId } = await upload(client, learner)
    await new LocalRegistry().setMode('accept')
    // Claimed a moment ago, without an answer yet.
    await db
      .from('hour_uploads')
      .where('id', pushLogId)
      .update({ next_attempt_at: '2026-05-04 02:00:30', sent_at: '2026-05-04 02:00:00' })
    clock.advance(5)
    await ask(client, pushLogId)
    await runJob()
    assert.isEmpty(await registryUploads())
  })

  test('a status query leaves a confirmed upload unchanged', async ({ client, assert }) => {
    await pushes(client)
    const [{ id }] = (await list(client, { pushStates: 'confirmed' })).pushLogs
    const [push] = (await registryUploads()).filter(({ outcome }) => outcome.state === 'confirmed')
    for (const { pushId } of await registryUploads()) await new LocalRegistry().change('forget', pushId)

    assert.containSubset((await ask(client, id)).body(), { provinceAnswer: 'missing', state: 'confirmed' })
    assert.isDefined(push)
  })

  test('the workbook has the filtered uploads and is audited', async ({ client, assert }) => {
    await pushes(client)
    const take = (filters: Record<string, string>) =>
      fetch(`http://127.0.0.1:${process.env.PORT}/api/admin/push-logs-export?${new URLSearchParams(filters)}`, {
        headers: { authorization: admin.token },
      })
    const range = { uploadedFrom: clock.day, uploadedTo: clock.day }

    const answer = await take({ ...range, pushStates: 'refused' })
    const rows = await readRows(await answer.arrayBuffer())
    assert.lengthOf(rows, 2)
    assert.include(rows[1], '上传失败')
    const unlimited = (await (await take({})).json()) as { errors: { field: string }[] }
    assert.deepEqual(
      unlimited.errors.map(({ field }) => field),
      ['uploadedFrom', 'uploadedTo']
    )
    assert.lengthOf(await db.from('audit_logs').where('action', 'hours.export-uploads'), 1)
  })
})
