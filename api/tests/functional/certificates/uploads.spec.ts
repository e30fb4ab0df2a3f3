import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { Role } from '#core/roles'
import { setClock } from '#core/time'
import { DriverFailure } from '#drivers/driver_failure'
import { HoursRegistry, type HoursSubmission } from '#drivers/hours/hours_registry'
import LocalRegistry from '#drivers/hours/local_registry'
import { insertIssueRow } from '#tests/factories/issues'
import { createUser, type CreatedUser } from '#tests/factories/accounts'
import { frozenClock } from '#tests/factories/learning'
import {
  registryUploads,
  balanceOf,
  createLearnerWithHours,
  emptyRegistry,
  recordOf,
  runJob,
  upload,
} from '#tests/functional/certificates/learners_with_hours'
import { messageKindsOf } from '#tests/message_kinds'

test.group('Uploads of hours', (group) => {
  group.tap((test) => test.tags(['@engine']))
  let clock: ReturnType<typeof frozenClock>
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await emptyRegistry()
    clock = frozenClock()
    return () => setClock(null)
  })

  test('confirmed minutes are used and arrive once', async ({ client, assert }) => {
    const learner = await createLearnerWithHours()
    assert.include(await upload(client, learner), { code: '200', msg: '学时上传成功' })

    assert.deepEqual(await balanceOf(learner), { held: 0, available: 0, used: 3600, expired: 0 })
    const [stored, ...others] = await registryUploads()
    assert.isEmpty(others)
    assert.include(stored, { minutes: 60, courseName: '施工安全', subject: 'jzgc', deliveries: 1 })
    assert.equal(stored.idCardEnd, learner.idCard.slice(-4))

    const logs = await client
      .get(`/api/user/push-logs/course-edu-log-id/${learner.courseEduLogId}`)
      .header('Authorization', learner.token)
    assert.include(logs.body().pushLogs[0], {
      state: 'confirmed',
      learningHours: 60,
      reason: '',
      receiptNo: (stored.outcome as { receiptNo: string }).receiptNo,
    })
    const [log] = await db.from('course_edu_logs')
    assert.equal(log.course_edu_log_status, 'uploaded')
    assert.deepEqual(await messageKindsOf(learner.user.id), ['hoursConfirmed'])
  })

  test('chapters of an upload are used until it is reverted', async ({ client, assert }) => {
    const learner = await createLearnerWithHours()
    const { courseEduLogId, courseId, chapterId, user, token } = learner
    await db
      .table('study_logs')
      .insert({
        user_id: user.id,
        course_id: courseId,
        chapter_id: chapterId,
        study_seconds: 1800,
        course_edu_log_id: courseEduLogId,
        study_status: 'unuse',
        created_at: '2026-05-04 01:00:00',
      })
    const status = async () => {
      const [list, one] = await Promise.all([
        client.get(`/api/user/study-logs/course-edu-log-id/${courseEduLogId}`).header('Authorization', token),
        client.get(`/api/user/study-logs/chapter-id/${chapterId}`).header('Authorization', token),
      ])
      return [list.body().studyLogs[0].studyStatus, one.body().studyLog.studyStatus]
    }
    assert.deepEqual(await status(), ['unuse', 'unuse'])
    const { pushLogId } = await upload(client, learner)
    assert.deepEqual(await status(), ['used', 'used'])

    const admin = await createUser(Role.Admin)
    await client
      .post(`/api/admin/revert-upload-hours/${pushLogId}`)
      .json({ reason: '姓名有误' })
      .header('Authorization', admin.token)
    assert.deepEqual(await status(), ['unuse', 'unuse'])
  })

  test('a refused upload shows the reason and leaves the minutes', async ({ client, assert }) => {
    const learner = await createLearnerWithHours()
    await new LocalRegistry().setMode('refuse')
    const result = await upload(client, learner)
    assert.include(result, { code: 'error' })
    assert.match(result.msg, /^学时上传失败：该人员未在省/)
    assert.equal((await balanceOf(learner)).available, 3600)

    await new LocalRegistry().setMode('accept')
    assert.include(await upload(client, learner), { code: '200' })
  })

  for (const mode of ['drop', 'down'] as const) {
    test(`an upload in mode ${mode} is queried and arrives once`, async ({ client, assert }) => {
      const learner = await createLearnerWithHours()
      await new LocalRegistry().setMode(mode)
      const result = await upload(client, learner)
      assert.include(result, { code: 'pending', msg: '已提交，正在等待省平台确认' })
      assert.equal((await balanceOf(learner)).used, 0)
      assert.include(await upload(client, learner), { code: 'pending' })
      const waiting = { canUpload: false, uploadObstacle: 'uploading' }
      assert.include(await recordOf(client, learner), waiting)

      clock.advance(10)
      await runJob()
      assert.equal((await balanceOf(learner)).used, 0, 'queried too early')

      await new LocalRegistry().setMode('accept')
      clock.advance(3600)
      await runJob()
      await runJob()
      assert.deepEqual(await balanceOf(learner), { held: 0, available: 0, used: 3600, expired: 0 })
      const stored = await registryUploads()
      assert.deepEqual(
        stored.map(({ minutes, deliveries }) => [minutes, deliveries]),
        [[60, 1]]
      )
    })
  }

  test('a request delivered twice counts once', async ({ client, assert }) => {
    const learner = await createLearnerWithHours()
    await new LocalRegistry().setMode('twice')
    assert.include(await upload(client, learner), { code: '200' })
    assert.equal((await balanceOf(learner)).used, 3600)
    assert.lengthOf(await registryUploads(), 1)
  })

  test('one key makes one upload, then no minutes are left', async ({ client, assert }) => {
    const learner = await createLearnerWithHours()
    const first = await upload(client, learner, 'one')
    assert.deepEqual(await upload(client, learner, 'one'), first)
    assert.include(await upload(client, learner), { code: 'error', msg: '已获得的学时都已上传，没有新的学时可以上传' })
    assert.lengthOf(await registryUploads(), 1)
  })

  test('minutes below the total of the course are rejected', async ({ client, assert }) => {
    const learner = await createLearnerWithHours({ available: 3000 })
    assert.include(await upload(client, learner), { code: 'error', msg: '获得的学时还没有达到该课程总学时，不能上传' })
    assert.isEmpty(await registryUploads())
  })

  test('minutes earned during a pending upload stay available', async ({ client, assert }) => {
    const learner = await createLearnerWithHours()
    await new LocalRegistry().setMode('drop')
    await upload(client, learner)
    await db
      .table('hour_entries')
      .insert({
        user_id: learner.user.id,
        course_edu_log_id: learner.courseEduLogId,
        kind: 'watch',
        available_seconds: 60,
        cause: 'later',
        created_at: '2026-05-04 02:00:00',
      })
    await new LocalRegistry().setMode('accept')
    clock.advance(3600)
    await runJob()
    assert.include(await balanceOf(learner), { available: 60, used: 3600 })
    assert.include(await upload(client, learner), { code: '200' })
    assert.include(await balanceOf(learner), { available: 0, used: 3660 })
  })

  test('a sent upload is queried before it is sent again', async ({ client, assert }) => {
    const calls: string[] = []
    class Silent extends LocalRegistry {
      async submit(push: HoursSubmission): Promise<never> {
        calls.push(`submit ${push.minutes}`)
        throw new DriverFailure('hours', { cause: 'silence' })
      }
      async find(): Promise<never> {
        calls.push('find')
        throw new DriverFailure('hours', { cause: 'silence' })
      }
    }
    app.container.swap(HoursRegistry, () => new Silent())
    try {
      await upload(client, await createLearnerWithHours())
      for (let hour = 0; hour < 5; hour++) {
        clock.advance(3600)
        await runJob()
      }
    } finally {
      app.container.restore(HoursRegistry)
    }
    assert.deepEqual(calls, ['submit 60', 'find', 'find', 'find', 'find', 'find'])
  })

  test('another user’s record gets 404, for an admin too', async ({ client, assert }) => {
    const learner = await createLearnerWithHours()
    for (const role of [Role.User, Role.Admin]) {
      const other = await createUser(role)
      const answer = await client
        .post('/api/user/certs/upload-hours')
        .qs({ courseEduLogId: learner.courseEduLogId })
        .header('Authorization', other.token)
      answer.assertStatus(404)
    }
    assert.isEmpty(await registryUploads())
  })

  test('a certificate passes above 2400 uploaded minutes', async ({ client, assert }) => {
    const statusOf = async (minutes: number) => {
      const learner = await createLearnerWithHours({ available: minutes * 60, total: minutes * 60 })
      await upload(client, learner)
      return (await db.from('certificates').where('id', learner.certificateId).firstOrFail()).certificate_status
    }
    assert.equal(await statusOf(2400), 'learning')
    assert.equal(await statusOf(2401), 'pass')
  })
})

test.group('Reverts of uploaded hours', (group) => {
  group.tap((test) => test.tags(['@engine']))
  let admin: CreatedUser
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await emptyRegistry()
    admin = await createUser(Role.Admin)
  })

  const revert = async (client: ApiClient, id: number, body: object = { reason: '姓名有误' }) =>
    (await client.post(`/api/admin/revert-upload-hours/${id}`).json(body).header('Authorization', admin.token)).body()

  test('a revert frees the minutes once and cancels at the registry', async ({ client, assert }) => {
    const learner = await createLearnerWithHours()
    const { pushLogId } = await upload(client, learner)
    assert.include(await revert(client, pushLogId), { code: '200' })
    assert.include(await revert(client, pushLogId), { msg: '只有已上传的学时可以撤回' })

    assert.deepEqual(await balanceOf(learner), { held: 0, available: 3600, used: 0, expired: 0 })
    const [stored] = await registryUploads()
    assert.isNotNull(stored.cancelledAt)
    const [log] = await db.from('course_edu_logs')
    assert.include(log, { course_edu_log_status: 'learning', uploaded_at: null })
    const entry = await db.from('audit_logs').orderBy('id', 'desc').first()
    assert.include(entry, { action: 'hours.revert', reason: '姓名有误' })

    assert.include(await upload(client, learner), { code: '200' })
  })

  test('a manual cancellation needs its receipt number', async ({ client, assert }) => {
    class Manual extends LocalRegistry {
      async cancel() {
        return null
      }
    }
    const { pushLogId } = await upload(client, await createLearnerWithHours())
    app.container.swap(HoursRegistry, () => new Manual())
    try {
      assert.include(await revert(client, pushLogId), { code: 'receipt-needed' })
      const noted = { reason: '姓名有误', receiptNo: 'CX2026001' }
      assert.include(await revert(client, pushLogId, noted), { code: '200' })
    } finally {
      app.container.restore(HoursRegistry)
    }
  })

  test('minutes on a valid certificate cannot be reverted', async ({ client, assert }) => {
    const learner = await createLearnerWithHours()
    const { pushLogId } = await upload(client, learner)
    await insertIssueRow(learner.user.id, learner.certificateId, '2099-01-01 00:00:00')
    assert.match((await revert(client, pushLogId)).msg, /已打印在证书 ZX/)
    assert.equal((await balanceOf(learner)).used, 3600)
  })

  test('a revert needs a reason', async ({ client, assert }) => {
    const { pushLogId } = await upload(client, await createLearnerWithHours())
    const result = await revert(client, pushLogId, { reason: ' ' })
    assert.equal(result.errors[0].field, 'reason')
  })

  test('an upload can be hidden once it is settled', async ({ client, assert }) => {
    const learner = await createLearnerWithHours()
    const hide = async (id: number) => {
      const call = client.delete(`/api/admin/push-logs/${id}`).json({ reason: '重复' })
      return (await call.header('Authorization', admin.token)).body()
    }
    await new LocalRegistry().setMode('drop')
    const open = await upload(client, learner)
    assert.include(await hide(open.pushLogId), { msg: '该学时正在上传，不能删除记录' })
    await db.from('hour_uploads').update({ next_attempt_at: null })
    await runJob()
    assert.include(await hide(open.pushLogId), { msg: '删除成功!' })

    const logs = await client
      .get(`/api/user/push-logs/course-edu-log-id/${learner.courseEduLogId}`)
      .header('Authorization', learner.token)
    assert.isEmpty(logs.body().pushLogs)
    assert.equal((await balanceOf(learner)).used, 3600)
  })
})
