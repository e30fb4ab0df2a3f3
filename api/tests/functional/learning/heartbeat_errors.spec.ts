import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { setClock } from '#core/time'
import { frozenClock } from '#tests/factories/learning'
import { beat, playbackClient, counted, open } from './playback_client.js'

test.group('Invalid heartbeats', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.teardown(() => setClock(null))

  async function watching() {
    const clock = frozenClock()
    const viewer = await playbackClient({ seconds: 3600 })
    return { clock, viewer, ...(await player(viewer)) }

    async function player(where: typeof viewer) {
      const coursePlayId = await open(client!, where.token, where)
      const { courseId, videoId, token } = where
      const report = (options: object) => beat(client!, token, { courseId, videoId, coursePlayId, ...options })
      return { coursePlayId, report }
    }
  }
  let client: Parameters<typeof open>[0] | null = null
  group.each.setup((running) => {
    client = running.context.client
  })

  test('a phone whose clock jumps a day earns the same', async ({ assert }) => {
    const { clock, report } = await watching()
    clock.advance(60)
    assert.include(await report({ totalPlayTime: 60, seq: 1 }), { totalPlayTime: 60 })
    // The phone's clock jumps: it claims a day more, and later a day less.
    clock.advance(60)
    const ahead = await report({ totalPlayTime: 120 + 86_400, seq: 2 })
    assert.isAtMost(ahead.totalPlayTime, 125)
    clock.advance(60)
    const behind = await report({ totalPlayTime: 180 - 86_400 + 86_400, seq: 3 })
    assert.include(behind, { counting: true })
    assert.isAtMost(behind.totalPlayTime, 185)
  })

  test('reordered heartbeats are counted once', async ({ assert }) => {
    const { clock, report, viewer } = await watching()
    clock.advance(120)
    const later = await report({ totalPlayTime: 90, seq: 2, segments: [[0, 90]] })
    const earlier = await report({ totalPlayTime: 60, seq: 1, segments: [[0, 60]] })
    assert.include(later, { counting: true, totalPlayTime: 90 })
    assert.include(earlier, { counting: false, reason: 'replayed', totalPlayTime: 90 })
    assert.equal(await counted(viewer.user.id), 90)
  })

  test('a sequence number far ahead earns no more than the clock', async ({ assert }) => {
    const { clock, report } = await watching()
    clock.advance(30)
    const future = await report({ totalPlayTime: 1e9, seq: 1_000_000_000, position: 3600 })
    assert.isAtMost(future.totalPlayTime, 35)
    clock.advance(30)
    const next = await report({ totalPlayTime: 60, seq: 2 })
    assert.include(next, { counting: false, reason: 'replayed' })
  })

  test('ten minutes offline earn the maximum of one heartbeat', async ({ assert }) => {
    const { clock, report } = await watching()
    clock.advance(60)
    await report({ totalPlayTime: 60, seq: 1, segments: [[0, 60]] })
    clock.advance(600)
    const back = await report({ totalPlayTime: 660, seq: 2, segments: [[60, 660]] })
    assert.include(back, { counting: true, totalPlayTime: 150 })
    const progress = await db.from('chapter_progress').first()
    // Only the newest positions count, at double speed at most.
    assert.deepEqual(JSON.parse(progress.segments), [
      [0, 60],
      [660 - 91 * 2, 660],
    ])
    // The rest is claimed again by the next heartbeats, as fast as the clock runs.
    clock.advance(60)
    assert.include(await report({ totalPlayTime: 720, seq: 3 }), { totalPlayTime: 215 })
  })

  test('a superseded player earns nothing', async ({ assert }) => {
    const { clock, report, viewer } = await watching()
    clock.advance(60)
    await report({ totalPlayTime: 60, seq: 1, segments: [[0, 60]] })
    await open(client!, viewer.token, viewer)
    clock.advance(60)
    for (const seq of [2, 3, undefined]) {
      const late = await report({ totalPlayTime: 120, seq, segments: [[60, 120]] })
      assert.include(late, { counting: false, reason: 'superseded', totalPlayTime: 60 })
    }
    const progress = await db.from('chapter_progress').first()
    assert.include(progress, { credited_seconds: 60, covered_seconds: 60 })
    assert.lengthOf(await db.from('play_beats'), 1)
  })

  test('time and positions stop counting when the entitlement ends', async ({ assert }) => {
    const { clock, report } = await watching()
    clock.advance(60)
    await report({ totalPlayTime: 60, seq: 1, segments: [[0, 60]] })
    await db.from('user_courses').update({ expires_on: '2026-05-03' })
    clock.advance(60)
    const over = await report({ totalPlayTime: 120, seq: 2, segments: [[60, 120]] })
    assert.include(over, { counting: false, reason: 'expired', totalPlayTime: 60 })

    await db.from('user_courses').update({ refunded_at: '2026-05-04 00:00:00' })
    clock.advance(60)
    const refunded = await report({ totalPlayTime: 180, seq: 3, segments: [[120, 180]] })
    assert.include(refunded, { counting: false, reason: 'not-bought', totalPlayTime: 60 })
    const progress = await db.from('chapter_progress').first()
    assert.include(progress, { credited_seconds: 60, covered_seconds: 60 })
  })

  test('rate and visibility are stored and reject nothing', async ({ assert }) => {
    const { clock, report } = await watching()
    clock.advance(60)
    const hidden = await report({ totalPlayTime: 60, rate: 2, visible: false })
    assert.include(hidden, { counting: true, totalPlayTime: 60 })
    const heartbeatRow = await db.from('play_beats').first()
    assert.include(heartbeatRow, { rate_bp: 20_000 })
    assert.isFalse(Boolean(heartbeatRow.visible))
    for (const wrong of [{ rate: -1 }, { rate: 'fast' }, { visible: 'maybe' }]) {
      assert.equal((await report({ totalPlayTime: 60, ...wrong })).code, 'error')
    }
    clock.advance(60)
    await report({ totalPlayTime: 120 })
    const noVerdict = await db.from('play_beats').orderBy('seq', 'desc').first()
    assert.include(noVerdict, { rate_bp: null, visible: null })
  })
})
