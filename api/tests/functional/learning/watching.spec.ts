import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import fc from 'fast-check'
import { setClock } from '#core/time'
import { frozenClock } from '#tests/factories/learning'
import { playbackClient, open, beat, counted } from './playback_client.js'

test.group('Study time by the server’s clock', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.teardown(() => setClock(null))

  test('minutes count until the chapter is watched and logged', async ({ client, assert }) => {
    const clock = frozenClock()
    const viewer = await playbackClient({ seconds: 120, creditSeconds: 2730 })
    const coursePlayId = await open(client, viewer.token, viewer)
    const { courseId, videoId } = viewer

    clock.advance(60)
    const first = await beat(client, viewer.token, {
      courseId,
      videoId,
      coursePlayId,
      totalPlayTime: 60,
      segments: [[0, 60]],
    })
    assert.include(first, { totalPlayTime: 60, counting: true, completed: false, reason: null })

    clock.advance(60)
    const second = await beat(client, viewer.token, {
      courseId,
      videoId,
      coursePlayId,
      totalPlayTime: 119.6,
      segments: [[60, 119.6]],
    })
    assert.include(second, { totalPlayTime: 119, videoPlayTime: 119, completed: true })

    const log = await client
      .get(`/api/user/study-logs/chapter-id/${viewer.chapterId}`)
      .header('Authorization', viewer.token)
    assert.include(log.body().studyLog, { studyTime: 45.5, studyStatus: 'unuse', testPassed: null })
  })

  test('time without positions counts but finishes no chapter', async ({ client, assert }) => {
    const clock = frozenClock()
    const viewer = await playbackClient({ seconds: 24 })
    const { courseId, videoId } = viewer
    const coursePlayId = await open(client, viewer.token, viewer)
    for (const reason of [null, null, 'no-positions']) {
      clock.advance(12)
      const report = { courseId, videoId, coursePlayId, totalPlayTime: 1_000_000 }
      assert.include(await beat(client, viewer.token, report), { completed: false, reason })
    }
    assert.equal(await counted(viewer.user.id), 24)

    const done = await client
      .post(`/api/user/courses/study/${courseId}`)
      .json({ courseChapterId: viewer.chapterId })
      .header('Authorization', viewer.token)
    assert.include(done.body(), {
      code: 'error',
      msg: '未完成视频观看：学习时间已经计满，但播放器没有上报观看位置，请更新App或改用浏览器观看',
    })
  })

  test('a heartbeat of a billion seconds counts five', async ({ client, assert }) => {
    const viewer = await playbackClient()
    const coursePlayId = await open(client, viewer.token, viewer)

    const answer = await beat(client, viewer.token, { ...viewer, coursePlayId, totalPlayTime: 1e9 })

    assert.isAtMost(answer.totalPlayTime, 5)
  })

  test('invalid numbers are rejected and count nothing', async ({ client, assert }) => {
    const viewer = await playbackClient()
    const { courseId, videoId } = viewer
    const coursePlayId = await open(client, viewer.token, viewer)
    for (const totalPlayTime of [-1, 'NaN', null, 1e10, 'Infinity', {}, undefined]) {
      const answer = await beat(client, viewer.token, { courseId, videoId, coursePlayId, totalPlayTime })
      assert.include(answer, { status: 200, code: 'error' })
    }
    assert.equal(await counted(viewer.user.id), 0)
  })

  test('a repeated heartbeat is not counted again', async ({ client, assert }) => {
    const clock = frozenClock()
    const viewer = await playbackClient()
    const { courseId, videoId } = viewer
    const coursePlayId = await open(client, viewer.token, viewer)
    const report = { courseId, videoId, coursePlayId, totalPlayTime: 30, seq: 1 }

    clock.advance(30)
    assert.isTrue((await beat(client, viewer.token, report)).counting)
    clock.advance(30)
    const again = await beat(client, viewer.token, { ...report, totalPlayTime: 60 })

    assert.include(again, { counting: false, reason: 'replayed', totalPlayTime: 30 })
  })

  test('the newer player earns, and the older one is superseded', async ({ client, assert }) => {
    const clock = frozenClock()
    const viewer = await playbackClient()
    const { courseId, videoId } = viewer
    const older = await open(client, viewer.token, viewer)
    const newer = await open(client, viewer.token, viewer)

    clock.advance(60)
    const result = await beat(client, viewer.token, { courseId, videoId, coursePlayId: older, totalPlayTime: 60 })
    const earned = await beat(client, viewer.token, { courseId, videoId, coursePlayId: newer, totalPlayTime: 60 })

    assert.include(result, { counting: false, reason: 'superseded', totalPlayTime: 0 })
    assert.include(earned, { counting: true, totalPlayTime: 60 })
  })

  test('a player that refreshes its URLs keeps its session', async ({ client, assert }) => {
    const viewer = await playbackClient()
    const coursePlayId = await open(client, viewer.token, viewer)
    assert.equal(await open(client, viewer.token, viewer, { coursePlayId }), coursePlayId)
    assert.notEqual(await open(client, viewer.token, viewer), coursePlayId)
    assert.notEqual(await open(client, viewer.token, viewer, { coursePlayId }), coursePlayId)
  })

  test('players opened one after another earn no second twice', async ({ client, assert }) => {
    const clock = frozenClock()
    const viewer = await playbackClient()
    const { courseId, videoId } = viewer
    for (let opened = 0; opened < 10; opened++) {
      const coursePlayId = await open(client, viewer.token, viewer)
      await beat(client, viewer.token, { courseId, videoId, coursePlayId, totalPlayTime: 1e6 })
      clock.advance(1)
      await beat(client, viewer.token, { courseId, videoId, coursePlayId, totalPlayTime: 2e6 })
    }
    assert.isAtMost(await counted(viewer.user.id), 15)
  })

  test('ten players earn at most W + 5 seconds within W', async ({ client, assert }) => {
    const step = fc.record({
      wait: fc.nat({ max: 120 }),
      open: fc.boolean(),
      which: fc.nat({ max: 9 }),
      total: fc.oneof(fc.nat({ max: 600 }), fc.constantFrom(1e9, 0, 0.5)),
      seq: fc.option(fc.integer({ min: 1, max: 9 }), { nil: undefined }),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
        const clock = frozenClock()
        const viewer = await playbackClient({ seconds: 100_000 })
        const { courseId, videoId } = viewer
        const players = [await open(client, viewer.token, viewer)]
        let waited = 0
        for (const { wait, open: opens, which, total, seq } of steps) {
          clock.advance(wait)
          waited += wait
          if (opens) players.push(await open(client, viewer.token, viewer))
          const coursePlayId = players[which % players.length]
          const report = { courseId, videoId, coursePlayId, totalPlayTime: total, seq }
          await beat(client, viewer.token, report)
        }
        assert.isAtMost(await counted(viewer.user.id), waited + 5)
      }),
      { numRuns: 8 }
    )
  })

  test('another user’s session and another video get 404', async ({ client, assert }) => {
    const [mine, other] = [await playbackClient(), await playbackClient()]
    const theirs = await open(client, other.token, other)
    const own = await open(client, mine.token, mine)
    for (const body of [
      { ...other, coursePlayId: theirs },
      { ...mine, coursePlayId: theirs },
      { ...mine, videoId: other.videoId, coursePlayId: own },
      { ...mine, courseId: other.courseId, coursePlayId: own },
      { ...mine, coursePlayId: 'guessed' },
    ]) {
      const answer = await beat(client, mine.token, { ...body, totalPlayTime: 5 })
      assert.equal(answer.status, 404)
    }
  })

  test('counting stops when the entitlement ends during playback', async ({ client, assert }) => {
    const clock = frozenClock()
    const viewer = await playbackClient()
    const { courseId, videoId } = viewer
    const coursePlayId = await open(client, viewer.token, viewer)
    const report = { courseId, videoId, coursePlayId }

    await db.from('user_courses').update({ user_course_status: 'expired' })
    clock.advance(60)
    const off = await beat(client, viewer.token, { ...report, totalPlayTime: 60 })
    assert.include(off, { counting: false, reason: 'switched-off', totalPlayTime: 0 })

    await db.from('user_courses').update({ user_course_status: 'valid', expires_on: '2026-05-03' })
    clock.advance(60)
    const over = await beat(client, viewer.token, { ...report, totalPlayTime: 120 })
    assert.include(over, { counting: false, reason: 'expired', totalPlayTime: 0 })

    await db.from('user_courses').update({ expires_on: clock.day })
    clock.advance(30)
    const back = await beat(client, viewer.token, { ...report, totalPlayTime: 150 })
    assert.include(back, { counting: true, totalPlayTime: 35 })
  })

  test('time beyond the length of the video does not count', async ({ client, assert }) => {
    const clock = frozenClock()
    const viewer = await playbackClient({ seconds: 30 })
    const { courseId, videoId } = viewer
    for (const expected of [30, 0]) {
      const coursePlayId = await open(client, viewer.token, viewer)
      clock.advance(60)
      const answer = await beat(client, viewer.token, {
        courseId,
        videoId,
        coursePlayId,
        totalPlayTime: 60,
        segments: [[0, 30]],
      })
      assert.equal(answer.totalPlayTime, expected)
      if (!expected) assert.equal(answer.reason, 'complete')
    }
  })

  test('time without new positions does not finish a chapter', async ({ client, assert }) => {
    const clock = frozenClock()
    const viewer = await playbackClient({ seconds: 60 })
    const { courseId, videoId } = viewer
    const coursePlayId = await open(client, viewer.token, viewer)
    const report = { courseId, videoId, coursePlayId }

    clock.advance(60)
    const looped = await beat(client, viewer.token, { ...report, totalPlayTime: 60, position: 10, segments: [[0, 10]] })
    assert.include(looped, { totalPlayTime: 60, completed: false })

    clock.advance(60)
    const jumped = await beat(client, viewer.token, { ...report, totalPlayTime: 60, segments: [[0, 60]] })
    assert.isFalse(jumped.completed)

    clock.advance(50)
    const rest = await beat(client, viewer.token, { ...report, totalPlayTime: 90, segments: [[10, 40]] })
    assert.include(rest, { completed: false, reason: 'unseen' })

    clock.advance(50)
    const whole = await beat(client, viewer.token, { ...report, totalPlayTime: 110, segments: [[40, 60]] })
    assert.include(whole, { completed: true, totalPlayTime: 60 })
  })

  test('a minute of study makes a seat final', async ({ client, assert }) => {
    const clock = frozenClock()
    const viewer = await playbackClient()
    const { courseId, videoId } = viewer
    const coursePlayId = await open(client, viewer.token, viewer)
    const studied = async () => (await db.from('user_courses').first()).first_studied_at

    clock.advance(50)
    await beat(client, viewer.token, { courseId, videoId, coursePlayId, totalPlayTime: 50 })
    assert.isNull(await studied())
    clock.advance(10)
    await beat(client, viewer.token, { courseId, videoId, coursePlayId, totalPlayTime: 60 })
    assert.equal(await studied(), '2026-05-04 02:01:00')
  })

  test('a visitor gets 401', async ({ client }) => {
    const answer = await client.post('/api/vod/upload-play-time').json({})
    answer.assertStatus(401)
  })
})
