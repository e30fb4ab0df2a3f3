import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { messages } from '#catalogue/terms'
import { Role } from '#core/roles'
import { now, toStored, toWireTime } from '#core/time'
import { createUser } from '#tests/factories/accounts'
import { course } from '#tests/factories/catalogue'
import { courseForm, adminClient, storeWithCover } from '#tests/factories/course_admin_client'

const live = { courseType: 6, liveStatus: 'unstarted' }

test.group('Start time of a live course', (group) => {
  group.setup(storeWithCover)
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('the start is entered in Beijing time, stored in UTC, audited', async ({ client, assert }) => {
    const teacher = await createUser(Role.Teacher)
    const adminApi = adminClient(client, await createUser(Role.Admin))
    const form = courseForm(teacher, { ...live, liveStartsAt: '2027-01-08 07:30', liveMinutes: 90 })

    const { courseId } = (await adminApi.save(form)).body()

    assert.containsSubset(await adminApi.read(courseId), { liveStartsAt: '2027-01-08 07:30:00', liveMinutes: 90 })
    const [kept] = await db
      .from('courses')
      .where('id', courseId)
      .select(db.raw(`concat(live_starts_at, '') as at`), 'live_seconds as seconds')
    assert.deepEqual([kept.at.slice(0, 19), Number(kept.seconds)], ['2027-01-07 23:30:00', 5400])
    const entry = await db.from('audit_logs').where('object', `course:${courseId}`).first()
    assert.include(JSON.parse(entry.after).liveStartsAt, '2027-01-07T23:30:00')
    assert.equal(JSON.parse(entry.after).liveSeconds, 5400)
  })

  test('an invalid start is reported at its field', async ({ client, assert }) => {
    const teacher = await createUser(Role.Teacher)
    const adminApi = adminClient(client, await createUser(Role.Admin))
    const wrong: [object, string, string][] = [
      [{ liveStartsAt: '明天晚上' }, 'liveStartsAt', messages.liveStartFormat],
      [{ liveStartsAt: '2027-01-08T19:30:00Z' }, 'liveStartsAt', messages.liveStartFormat],
      [{ liveStartsAt: '2027-02-30 19:30' }, 'liveStartsAt', '日期不存在，请重新选择'],
      [{ liveMinutes: 601 }, 'liveMinutes', messages.liveMinutesRange],
      [{ liveMinutes: -1 }, 'liveMinutes', messages.liveMinutesRange],
    ]
    for (const [changes, field, message] of wrong) {
      const answer = await adminApi.save(courseForm(teacher, { ...live, ...changes }))
      assert.containsSubset(answer.body().errors, [{ field, msg: message }])
    }
  })

  test('submitting and publishing require a start, whatever the reason', async ({ client, assert }) => {
    const teacher = await createUser(Role.Teacher)
    const adminApi = adminClient(client, await createUser(Role.Admin))
    const { courseId } = (await adminApi.save(courseForm(teacher, live))).body()

    const submitted = await adminClient(client, teacher).teach('submit-for-audit', courseId)
    const forced = await adminApi.act('publish', courseId, { reason: '时间稍后公布' })

    for (const answer of [submitted, forced]) {
      assert.deepEqual(
        answer.body().gaps.map(({ field }: { field: string }) => field),
        ['liveStartsAt', 'liveMinutes']
      )
    }
    const liveStartsAt = toWireTime(now().plus({ days: 3 }))
    const seen = await adminApi.read(courseId)
    await adminApi.save({ ...courseForm(teacher, live), ...seen, liveStartsAt, liveMinutes: 90 })
    assert.equal((await adminApi.act('publish', courseId)).body().code, '200')
  })

  test('the auditor compares the start with the published one', async ({ client, assert }) => {
    const teacher = await createUser(Role.Teacher)
    const adminApi = adminClient(client, await createUser(Role.Admin))
    const [first, second] = [1, 2].map((days) => toWireTime(now().plus({ days }))!)
    const form = courseForm(teacher, { ...live, liveStartsAt: first, liveMinutes: 60 })
    const { courseId } = (await adminApi.save(form)).body()
    await adminApi.act('publish', courseId)
    await adminApi.act('unpublish', courseId)
    const { lockVersion } = await adminApi.read(courseId)
    await adminApi.save({ ...form, courseId, lockVersion, liveStartsAt: second })

    const { fields } = (await adminApi.differences(courseId)).body()

    assert.containsSubset(fields, [{ label: '开播时间', before: first.slice(0, 16), after: second.slice(0, 16) }])
  })

  test('a snapshot from before the field counts as unchanged', async ({ client, assert }) => {
    const adminApi = adminClient(client, await createUser(Role.Admin))
    const teacher = await createUser(Role.Teacher)
    const liveStartsAt = toWireTime(now().plus({ days: 3 }))
    const form = courseForm(teacher, { ...live, liveStartsAt, liveMinutes: 60 })
    const { courseId } = (await adminApi.save(form)).body()
    await adminApi.act('publish', courseId)
    await db.from('courses').where('id', courseId).update({ live_starts_at: null, live_seconds: 0 })
    const kept = await db.from('course_publications').where('course_id', courseId).first()
    const older = JSON.parse(kept.snapshot)
    delete older.course.liveStartsAt
    delete older.course.liveSeconds
    await db
      .from('course_publications')
      .where('id', kept.id)
      .update({ snapshot: JSON.stringify(older) })

    await adminApi.act('unpublish', courseId)

    assert.equal((await adminApi.act('publish', courseId)).body().code, '200')
  })

  test('live courses are sorted by their start', async ({ client, assert }) => {
    const made = async (name: string, status: string, inDays: number | null) => {
      const id = await course({ type: 6, name })
      const at = inDays === null ? null : toStored(now().plus({ days: inDays }))
      await db.from('courses').where({ id }).update({ live_status: status, live_starts_at: at })
    }
    await made('上周', 'completed', -7)
    await made('下月', 'unstarted', 30)
    await made('未定', 'unstarted', null)
    await made('昨天', 'completed', -1)
    await made('明天', 'unstarted', 1)
    await made('正在', 'started', 0)
    const names = async (query: object) =>
      (await client.get('/api/public/courses').qs({ courseType: 6, ...query }))
        .body()
        .courses.map(({ courseName }: { courseName: string }) => courseName)

    assert.deepEqual(await names({}), ['正在', '明天', '下月', '未定', '昨天', '上周'])
    assert.deepEqual(await names({ page: 2, pageSize: 5 }), ['上周'])
    assert.equal((await names({ orderByClause: 'newest' }))[0], '正在')
  })
})
