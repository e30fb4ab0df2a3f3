import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { Role } from '#core/roles'
import { setClock } from '#core/time'
import { createUser } from '#tests/factories/accounts'
import { course } from '#tests/factories/catalogue'
import { createChapter, createEntitlement, frozenClock } from '#tests/factories/learning'

test.group('Live courses', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.teardown(() => setClock(null))

  let made = 0
  async function createLiveCourse(options: object = {}) {
    const [teacher, learner] = [await createUser(Role.Teacher), await createUser()]
    const courseId = await course({ type: 6 })
    const stream = `livetest${process.pid}x${++made}`
    const live = { live_status: 'unstarted', live_stream: stream, teacher_id: teacher.user.id }
    await db
      .from('courses')
      .where('id', courseId)
      .update({ ...live, ...options })
    await createEntitlement(learner.user.id, courseId)
    return { teacher, learner, courseId, stream }
  }

  test('a live course runs from the teacher’s encoder to the learner', async ({ client, assert }) => {
    const { teacher, learner, courseId } = await createLiveCourse()
    const state = async () => (await client.get(`/api/vod/live-state/${courseId}`)).body()
    const play = () =>
      client.get('/api/vod/play-urls').qs({ courseId, videoId: 'live' }).header('Authorization', learner.token)
    const set = (liveStatus: string) =>
      client
        .post(`/api/teacher/courses/${courseId}/live-status`)
        .header('Authorization', teacher.token)
        .json({ liveStatus })
    assert.include(await state(), { liveStatus: 'unstarted', receiving: false, hasReplay: false })
    assert.equal((await play()).body().msg, '直播尚未开始')

    const { encoderUrl } = (
      await client.get(`/api/vod/push-url/${courseId}`).header('Authorization', teacher.token)
    ).body()
    const page = await client.get(encoderUrl)
    page.assertStatus(200)
    assert.include(page.text(), '开始推流')
    const response = await client.post(encoderUrl).form({ sending: 'true' }).redirects(0)
    response.assertStatus(303)
    const send = (sending: boolean) => client.post(encoderUrl).json({ sending })
    await send(false)
    await send(true)
    await set('started')
    assert.include(await state(), { liveStatus: 'started', receiving: true })

    const [{ playURL }] = (await play()).body().playUrls
    const playlist = await client.get(playURL)
    playlist.assertStatus(200)
    const segments = playlist.text().match(/^\/local\/live\/.*\.ts\?.*$/gm)!
    // A fourth segment appears when the clock passes the next five seconds.
    assert.isAtLeast(segments.length, 3)
    const segment = await client.get(segments[2])
    segment.assertStatus(200)
    assert.equal(segment.header('content-type'), 'video/mp2t')

    await send(false)
    assert.include(await state(), { liveStatus: 'started', receiving: false })
    ;(await client.get(playURL)).assertStatus(404)
    ;(await client.get(segments[2])).assertStatus(404)

    await createChapter(courseId)
    await set('completed')
    assert.include(await state(), { liveStatus: 'completed', hasReplay: true })
    assert.equal((await play()).body().msg, '直播已经结束')
  })

  test('a live URL needs a valid entitlement', async ({ client, assert }) => {
    const { learner, courseId } = await createLiveCourse({ live_status: 'started' })
    const ask = (token: string) =>
      client.get('/api/vod/play-urls').qs({ courseId, videoId: 'live' }).header('Authorization', token)
    assert.lengthOf((await ask(learner.token)).body().playUrls, 1)

    await db.from('user_courses').where('course_id', courseId).update({ refunded_at: '2026-01-01' })
    assert.equal((await ask(learner.token)).body().code, 'not-bought')
    assert.equal((await ask((await createUser()).token)).body().code, 'not-bought')
    ;(await client.get('/api/vod/play-urls').qs({ courseId, videoId: 'live' })).assertStatus(401)
  })

  test('a free live course is open to visitors', async ({ client, assert }) => {
    const { courseId } = await createLiveCourse({ live_status: 'started', price_fen: 0 })
    const answer = await client.get('/api/vod/play-urls').qs({ courseId, videoId: 'live' })
    assert.equal(answer.body().playUrls[0].format, 'm3u8')
    assert.isNull(answer.body().coursePlayId)
  })

  test('live URLs expire after ten minutes', async ({ client, assert }) => {
    const clock = frozenClock(new Date().toISOString())
    const { courseId, stream, teacher } = await createLiveCourse({ live_status: 'started', price_fen: 0 })
    const { encoderUrl } = (
      await client.get(`/api/vod/push-url/${courseId}`).header('Authorization', teacher.token)
    ).body()
    await client.post(encoderUrl).json({ sending: true })
    const answer = await client.get('/api/vod/play-urls').qs({ courseId, videoId: 'live' })
    const { playURL } = answer.body().playUrls[0]

    clock.advance(590)
    const playlist = await client.get(playURL)
    playlist.assertStatus(200)
    const [segment] = playlist.text().match(/^\/local.*$/m)!
    clock.advance(20)
    ;(await client.get(playURL)).assertStatus(403)
    ;(await client.get(segment)).assertStatus(403)
    assert.include(playURL, stream)
    ;(await client.get(playURL.replace(stream, 'another'))).assertStatus(403)
  })

  test('an encoder needs the push URL', async ({ client }) => {
    const { courseId, stream, teacher } = await createLiveCourse()
    const push = async (id: number) =>
      (await client.get(`/api/vod/push-url/${id}`).header('Authorization', teacher.token)).body()
    const { encoderUrl, playUrl } = await push(courseId)
    const other = await createLiveCourse()
    for (const url of [
      `/local/live/${stream}/encoder?auth_key=x`,
      `/local/live/${stream}/encoder?${playUrl.split('?')[1]}`,
      encoderUrl.replace(stream, other.stream),
    ]) {
      ;(await client.post(url).json({ sending: true })).assertStatus(403)
      ;(await client.get(url)).assertStatus(403)
    }
  })

  test('live time is counted but earns no hours', async ({ client, assert }) => {
    const clock = frozenClock()
    const { learner, courseId } = await createLiveCourse({ live_status: 'started' })
    const { coursePlayId } = (
      await client.get('/api/vod/play-urls').qs({ courseId, videoId: 'live' }).header('Authorization', learner.token)
    ).body()
    clock.advance(60)
    const beat = await client
      .post('/api/vod/upload-play-time')
      .header('Authorization', learner.token)
      .json({ courseId, videoId: 'live', coursePlayId, totalPlayTime: 60 })
    assert.include(beat.body(), { totalPlayTime: 60, completed: false })
    for (const table of ['hour_entries', 'study_logs', 'course_edu_logs']) {
      assert.lengthOf(await db.from(table), 0)
    }
  })

  test('a course without a stream has no live state', async ({ client }) => {
    const { courseId } = await createLiveCourse({ course_status: 'unpublish' })
    ;(await client.get(`/api/vod/live-state/${courseId}`)).assertStatus(404)
    ;(await client.get(`/api/vod/live-state/${await course()}`)).assertStatus(404)
    ;(await client.get('/api/vod/live-state/nothing')).assertStatus(404)
  })
})
