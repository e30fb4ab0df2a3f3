import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { messages } from '#catalogue/terms'
import { Role } from '#core/roles'
import LocalLive from '#drivers/video/local_live'
import { createUser } from '#tests/factories/accounts'
import { course } from '#tests/factories/catalogue'
import { courseForm, adminClient, storeWithCover } from '#tests/factories/course_admin_client'
import { videosOf } from '#tests/factories/video_admin_client'

const live = (facts: object = {}) => course({ type: 6, ...facts })
const of = (id: number) => db.from('courses').where('id', id).first()

test.group('Live courses', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(storeWithCover)

  test('a saved live course has a secret push address', async ({ client, assert }) => {
    const teacher = await createUser(Role.Teacher)
    const adminApi = adminClient(client, teacher)
    const form = courseForm(null, { courseType: 6, liveStatus: 'unstarted' })
    const { courseId } = (await adminApi.save(form)).body()
    const videos = videosOf(client, teacher)

    const { pushUrl, playUrl, expireTime } = (await videos.send('GET', `/api/vod/push-url/${courseId}`)).body()

    const { live_stream: stream } = await of(courseId)
    const { pathname, searchParams } = new URL(pushUrl.replace(/^rtmp/, 'http'))
    assert.equal(pathname, `/live/${stream}`)
    const [key, now] = [searchParams.get('auth_key')!, Math.floor(Date.now() / 1000)]
    assert.isTrue(new LocalLive().takes(pathname, key, now + 11 * 3600))
    assert.isFalse(new LocalLive().takes(pathname, key, now + 13 * 3600))
    assert.match(expireTime, /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)
    // The stream has not started, so there is nothing to play.
    ;(await client.get(playUrl)).assertStatus(404)
    await new LocalLive().send(stream, true)
    ;(await client.get(playUrl)).assertStatus(200)

    await videosOf(client, await createUser(Role.Admin)).send('POST', `/api/admin/courses/publish/${courseId}`)
    for (const path of ['', `/${courseId}`, `/${courseId}/published-chapters`]) {
      const { text } = await client.get(`/api/public/courses${path}`).qs({ courseType: 6 })
      assert.notInclude(String(text), stream)
    }
  })

  test('only admins and the teacher get the push address', async ({ client, assert }) => {
    const teacher = await createUser(Role.Teacher)
    const id = await live({ teacherId: teacher.user.id })
    const ask = async (role: Role, who = createUser(role)) =>
      videosOf(client, await who).send('GET', `/api/vod/push-url/${id}`)

    assert.equal((await ask(Role.Admin)).body().msg, messages.saveFirst)
    await db.from('courses').where({ id }).update({ live_stream: 'a1b2c3' })
    assert.match((await ask(Role.Admin)).body().pushUrl, /^rtmp:/)
    ;(await ask(Role.Teacher)).assertStatus(404)
    ;(await ask(Role.Auditor)).assertStatus(403)
    const recorded = await course({ teacherId: teacher.user.id })
    const other = await videosOf(client, teacher).send('GET', `/api/vod/push-url/${recorded}`)
    assert.equal(other.body().msg, messages.onlyLive)
  })

  test('the teacher or an admin can start and end a published course', async ({ client, assert }) => {
    const teacher = await createUser(Role.Teacher)
    const id = await live({ teacherId: teacher.user.id })
    const say = async (role: string, who: typeof teacher, liveStatus: string) =>
      videosOf(client, who).send('POST', `/api/${role}/courses/${id}/live-status`, { liveStatus })

    const begun = await say('teacher', teacher, 'started')
    assert.include(begun.body(), { code: '200', liveStatus: 'started' })
    assert.equal((await of(id)).live_status, 'started')
    const ended = await say('admin', await createUser(Role.Admin), 'completed')
    assert.equal(ended.body().liveStatus, 'completed')
    assert.equal((await of(id)).live_status, 'completed')

    ;(await say('teacher', await createUser(Role.Teacher), 'started')).assertStatus(404)
    assert.equal((await say('teacher', teacher, 'over')).body().msg, '请设置直播状态')
    assert.equal((await of(id)).live_status, 'completed')
    const entries = await db.from('audit_logs').where('action', 'course.set-live-status')
    assert.lengthOf(entries, 2)
  })

  test('a stale form does not reset the live status', async ({ client, assert }) => {
    const admin = await createUser(Role.Admin)
    const adminApi = adminClient(client, admin)
    const teacher = await createUser(Role.Teacher)
    const form = courseForm(teacher, { courseType: 6, liveStatus: 'unstarted' })
    const { courseId, lockVersion } = (await adminApi.save(form)).body()

    const path = `/api/admin/courses/${courseId}/live-status`
    const response = await videosOf(client, admin).send('POST', path, { liveStatus: 'started' })
    const late = await adminApi.save({ ...form, courseId, lockVersion })

    assert.equal(late.body().code, 'conflict')
    assert.equal((await of(courseId)).live_status, 'started')
    const seen = { ...form, courseId, lockVersion: response.body().lockVersion }
    assert.equal((await adminApi.save({ ...seen, liveStatus: 'started' })).body().code, '200')
  })

  test('a course of another kind cannot go live', async ({ client, assert }) => {
    const id = await course()
    const videos = videosOf(client, await createUser(Role.Admin))
    const path = `/api/admin/courses/${id}/live-status`

    const refused = await videos.send('POST', path, { liveStatus: 'started' })

    assert.equal(refused.body().msg, messages.onlyLive)
    assert.isNull((await of(id)).live_status)
  })

  test('a copy streams under its own name', async ({ client, assert }) => {
    const id = await live()
    await db.from('courses').where({ id }).update({ live_stream: 'a1b2c3' })
    const admin = await createUser(Role.Admin)

    const { courseId } = (await adminClient(client, admin).copy(id, '复制的直播')).body()

    const { live_stream: stream } = await of(courseId)
    assert.match(stream, /^[0-9a-f]{20}$/)
    const answer = await videosOf(client, admin).send('GET', `/api/vod/push-url/${courseId}`)
    assert.include(answer.body().pushUrl, stream)
  })
})
