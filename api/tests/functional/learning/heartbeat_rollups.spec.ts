import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import fc from 'fast-check'
import { setClock } from '#core/time'
import { heartbeatSummariesOf } from '#learning/playback/rollups/heartbeat_summaries'
import { rollUpHeartbeats } from '#learning/playback/rollups/roll_up_heartbeats'
import { frozenClock } from '#tests/factories/learning'
import { beat, playbackClient, counted, open } from './playback_client.js'

const day = 86_400
/** One hour, so that the session of the learner does not expire. */
const oneHour = { days: 1 / 24, most: 1000, stride: 10 }

async function rollups() {
  const ids = (await db.from('play_sessions').select('id')).map(({ id }) => id as number)
  return [...(await heartbeatSummariesOf(db.connection(), ids)).values()]
}

/** Credited seconds of heartbeats and rollups. */
async function totalCredited(): Promise<number> {
  const [{ sum }] = await db.from('play_beats').sum('credited_seconds as sum')
  const rolled = (await rollups()).reduce((all, one) => all + one.creditedSeconds, 0)
  return Number(sum ?? 0) + rolled
}

test.group('Rollups of old heartbeats', (group) => {
  group.tap((test) => test.tags(['@engine']))
  group.each.setup(() => testUtils.db().truncate())
  group.each.teardown(() => setClock(null))

  test('old heartbeats become one row with their sums', async ({ client, assert }) => {
    const clock = frozenClock()
    const viewer = await playbackClient()
    const { courseId, videoId } = viewer
    const coursePlayId = await open(client, viewer.token, viewer)
    const report = { courseId, videoId, coursePlayId }
    clock.advance(60)
    await beat(client, viewer.token, { ...report, totalPlayTime: 60, segments: [[0, 60]], rate: 1.5, visible: true })
    clock.advance(60)
    await beat(client, viewer.token, { ...report, totalPlayTime: 120, segments: [[60, 120]], visible: false })
    clock.advance(60)
    await beat(client, viewer.token, { ...report, totalPlayTime: 120 })

    assert.equal(await rollUpHeartbeats(), 0)
    clock.advance(90 * day + 1)
    assert.equal(await rollUpHeartbeats(), 3)

    assert.lengthOf(await db.from('play_beats'), 0)
    assert.deepEqual(await rollups(), [
      {
        beats: 3,
        creditedSeconds: 120,
        claimedSeconds: 120,
        coveredSeconds: 120,
        segments: [[0, 120]],
        refusals: { paused: 1 },
        hiddenBeats: 1,
        fastestRateBp: 15_000,
        firstBeatAt: '2026-05-04 02:01:00',
        lastBeatAt: '2026-05-04 02:03:00',
      },
    ])
  })

  test('later heartbeats are added to the rollup of their session', async ({ client, assert }) => {
    const clock = frozenClock()
    const viewer = await playbackClient()
    const { courseId, videoId } = viewer
    const coursePlayId = await open(client, viewer.token, viewer)
    for (const minutes of [1, 2, 3]) {
      clock.advance(60)
      const segments = [[(minutes - 1) * 60, minutes * 60]]
      await beat(client, viewer.token, { courseId, videoId, coursePlayId, segments, totalPlayTime: minutes * 60 })
      clock.advance(20 * 60)
    }

    for (const [gone, left] of [
      [1, 2],
      [1, 1],
      [1, 0],
    ]) {
      assert.equal(await rollUpHeartbeats({ kept: oneHour }), gone)
      assert.lengthOf(await db.from('play_beats'), left)
      assert.equal(await totalCredited(), 180)
      clock.advance(21 * 60)
    }
    const [rollup] = await rollups()
    assert.include(rollup, { beats: 3, coveredSeconds: 180, lastBeatAt: '2026-05-04 02:43:00' })
  })

  test('an interrupted rollup is continued by two concurrent runs', async ({ client, assert }) => {
    const clock = frozenClock()
    const viewers: Awaited<ReturnType<typeof playbackClient>>[] = []
    for (let made = 0; made < 6; made++) viewers.push(await playbackClient())
    for (const viewer of viewers) {
      const { courseId, videoId } = viewer
      const coursePlayId = await open(client, viewer.token, viewer)
      for (const totalPlayTime of [20, 40]) {
        clock.advance(20)
        await beat(client, viewer.token, { courseId, videoId, coursePlayId, totalPlayTime })
      }
    }
    clock.advance(91 * day)

    assert.equal(await rollUpHeartbeats({ pace: { heartbeatsPerStep: 2, steps: 1 } }), 2)
    assert.equal(await totalCredited(), 6 * 40)
    const pace = { heartbeatsPerStep: 3, steps: 100 }
    const gone = await Promise.all([rollUpHeartbeats({ pace }), rollUpHeartbeats({ pace })])

    assert.equal(gone[0] + gone[1], 10)
    assert.equal(await totalCredited(), 6 * 40)
    assert.lengthOf(await db.from('play_beats'), 0)
    assert.deepEqual(
      (await rollups()).map(({ beats }) => beats),
      [2, 2, 2, 2, 2, 2]
    )
  })

  test('too many heartbeats are rolled up early', async ({ client, assert }) => {
    const clock = frozenClock()
    const viewer = await playbackClient()
    const { courseId, videoId } = viewer
    const coursePlayId = await open(client, viewer.token, viewer)
    for (let minute = 1; minute <= 10; minute++) {
      clock.advance(60)
      const report = { courseId, videoId, coursePlayId, totalPlayTime: minute * 60 }
      await beat(client, viewer.token, report)
    }

    const limits = { days: 90, most: 4, stride: 3 }
    assert.equal(await rollUpHeartbeats({ kept: limits }), 6)
    assert.equal(await rollUpHeartbeats({ kept: limits }), 0)

    assert.lengthOf(await db.from('play_beats'), 4)
    assert.equal(await totalCredited(), await counted(viewer.user.id))
  })

  test('credited and covered seconds stay, however rollups are cut', async ({ client, assert }) => {
    const step = fc.record({
      wait: fc.integer({ min: 1, max: 90 }),
      from: fc.nat({ max: 500 }),
      length: fc.nat({ max: 120 }),
      minutes: fc.nat({ max: 40 }),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 12 }), async (steps) => {
        await testUtils
          .db()
          .truncate()
          .then((undo) => undo())
        const clock = frozenClock()
        const viewer = await playbackClient()
        const { courseId, videoId } = viewer
        const coursePlayId = await open(client, viewer.token, viewer)
        let total = 0
        for (const { wait, from, length, minutes } of steps) {
          clock.advance(wait)
          total += wait
          const segments = [[from, from + length]]
          const report = { courseId, videoId, coursePlayId, segments, totalPlayTime: total }
          await beat(client, viewer.token, report)
          await rollUpHeartbeats({ kept: oneHour, pace: { heartbeatsPerStep: 1, steps: 2 } })
          clock.advance(minutes * 60)
        }
        clock.advance(100 * day)
        await rollUpHeartbeats()

        const progress = await db.from('chapter_progress').first()
        const [rollup] = await rollups()
        assert.equal(rollup.creditedSeconds, progress.credited_seconds)
        assert.equal(rollup.coveredSeconds, progress.covered_seconds)
        assert.equal(rollup.beats, steps.length)
      }),
      { numRuns: 10 }
    )
  })
})
