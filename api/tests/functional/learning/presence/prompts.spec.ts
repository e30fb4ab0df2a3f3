import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { setClock } from '#core/time'
import { createUser } from '#tests/factories/accounts'
import { course } from '#tests/factories/catalogue'
import { createEntitlement, frozenClock } from '#tests/factories/learning'
import { beat, counted, open, playbackClient } from '../playback_client.js'
import { policeCourse, presenceClient } from './presence_client.js'

type Clock = ReturnType<typeof frozenClock>

/** A prompt after each counted minute. */
const everyMinute = { promptFromMinutes: 1, promptToMinutes: 1 }

test.group('Prompts while studying', (group) => {
  group.tap((test) => test.tags(['@engine']))
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  let clock: Clock
  group.each.setup(() => {
    clock = frozenClock()
    return () => setClock(null)
  })

  async function player(client: Parameters<typeof open>[0], rules = everyMinute as object) {
    const viewer = await playbackClient({ seconds: 600 })
    await policeCourse(viewer.courseId, rules)
    const { courseId, videoId, token } = viewer
    let coursePlayId = await open(client, token, viewer)
    let played = 0
    return {
      ...viewer,
      answers: presenceClient(client, viewer),
      reopen: async () => (coursePlayId = await open(client, token, viewer)),
      /** Plays on; a player that ignores a check does so too. */
      async play(seconds: number) {
        clock.advance(seconds)
        played += seconds
        const segments = [[played - seconds, played]]
        return beat(client, token, { courseId, videoId, coursePlayId, totalPlayTime: played, segments })
      },
    }
  }

  test('counting stops at a prompt and goes on after its answer', async ({ client, assert }) => {
    const viewer = await player(client)
    assert.notProperty(await viewer.play(30), 'check')
    const asking = await viewer.play(30)
    assert.include(asking, { counting: false, reason: 'presence', totalPlayTime: 60 })
    assert.include(asking.check, { kind: 'prompt', moment: 'random', consent: null, courseId: viewer.courseId })
    assert.deepEqual(await viewer.answers.open(), asking.check)

    for (let ignored = 0; ignored < 5; ignored++) {
      const next = await viewer.play(30)
      assert.include(next, { counting: false, reason: 'presence', totalPlayTime: 60 })
      assert.equal(next.check.checkId, asking.check.checkId)
    }
    assert.include(await viewer.answers.press(asking.check.checkId), { state: 'passed' })
    assert.isNull(await viewer.answers.open())

    assert.include(await viewer.play(30), { counting: true, reason: null, totalPlayTime: 90 })
    assert.include(await viewer.play(30), { reason: 'presence', totalPlayTime: 120 })
    const refusals = await db.from('play_beats').whereNotNull('refusal').select('refusal', 'credited_seconds')
    assert.lengthOf(refusals, 5)
    assert.isTrue(refusals.every((row) => row.refusal === 'presence' && row.credited_seconds === 0))
  })

  test('a player that sent nothing while paused earns nothing for it', async ({ client, assert }) => {
    const viewer = await player(client)
    const { check } = await viewer.play(60)
    clock.advance(80)
    await viewer.answers.press(check.checkId)
    assert.isAtMost((await viewer.play(10)).totalPlayTime, 60 + 10)
  })

  test('a player that ignores checks finishes no chapter', async ({ client, assert }) => {
    const viewer = await player(client)
    for (let at = 0; at < 600; at += 60) await viewer.play(60)
    assert.isAtMost(await counted(viewer.user.id), 60)
    const done = await client
      .post(`/api/user/courses/study/${viewer.courseId}`)
      .json({ courseChapterId: viewer.chapterId })
      .as(viewer.token)
    assert.equal(done.body().code, 'error')
  })

  test('a reopened player meets the same check', async ({ client, assert }) => {
    const viewer = await player(client)
    const { check } = await viewer.play(60)
    const { courseId, videoId } = viewer
    const again = await client.get('/api/vod/play-urls').qs({ courseId, videoId }).as(viewer.token)
    assert.equal(again.body().check.checkId, check.checkId)
    assert.lengthOf(again.body().playUrls, 3)
    await viewer.reopen()
    const first = await viewer.play(30)
    assert.include(first, { reason: 'presence', videoPlayTime: 60 })
    assert.equal(first.check.checkId, check.checkId)
  })

  test('reopening the player does not postpone a prompt', async ({ client, assert }) => {
    const viewer = await player(client, { promptFromMinutes: 2, promptToMinutes: 2 })
    for (let opened = 0; opened < 4; opened++) {
      const { check } = await viewer.play(30)
      if (opened === 3) assert.equal(check?.kind, 'prompt')
      else assert.isUndefined(check)
      await viewer.reopen()
    }
  })

  test('a check is left at midnight and asked again', async ({ client, assert }) => {
    const viewer = await player(client)
    const { check } = await viewer.play(60)
    clock.advance(15 * 3600)
    await db.from('access_tokens').update({ expires_at: '2099-12-31', last_used_at: '2026-05-04 17:00:00' })
    assert.equal((await viewer.answers.press(check.checkId)).status, 404)
    assert.isNull(await viewer.answers.open())
    const next = await viewer.play(30)
    assert.notEqual(next.check.checkId, check.checkId)
    assert.equal((await db.from('presence_checks').where('id', check.checkId).first()).state, 'left')
  })

  test('a live lesson asks for a face first, then prompts', async ({ client, assert }) => {
    const learner = await createUser()
    const courseId = await course({ type: 6 })
    const liveStream = `presence${process.pid}`
    await db.from('courses').where('id', courseId).update({ live_status: 'started', live_stream: liveStream })
    await createEntitlement(learner.user.id, courseId)
    await policeCourse(courseId, { ...everyMinute, faceAtStart: true })
    const answers = presenceClient(client, learner)
    const play = async () =>
      (await client.get('/api/vod/play-urls').qs({ courseId, videoId: 'live' }).as(learner.token)).body()

    const refused = await play()
    assert.equal(refused.code, 'presence-check')
    assert.notProperty(refused, 'playUrls')
    await answers.consent()
    await answers.face((await answers.open()).checkId)
    const { coursePlayId, playUrls } = await play()
    assert.lengthOf(playUrls, 1)

    clock.advance(60)
    const report = { courseId, videoId: 'live', coursePlayId, totalPlayTime: 60, segments: [[0, 60]] }
    const { check } = await beat(client, learner.token, report)
    assert.include(check, { kind: 'prompt', moment: 'random' })
    assert.include(await answers.press(check.checkId), { state: 'passed' })
  })

  test('another learner gets 404 for the check', async ({ client, assert }) => {
    const viewer = await player(client)
    const { check } = await viewer.play(60)
    const other = presenceClient(client, await playbackClient())
    assert.equal((await other.press(check.checkId)).status, 404)
    assert.isNull(await other.open())
  })

  test('a course without a policy is not asked', async ({ client, assert }) => {
    const viewer = await player(client, {})
    for (let at = 0; at < 300; at += 60) assert.notProperty(await viewer.play(60), 'check')
    assert.equal(await counted(viewer.user.id), 300)
  })
})
