import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { bookHours } from '#certificates/ledger/book_hours'
import { Role } from '#core/roles'
import { setClock } from '#core/time'
import { transaction } from '#core/transaction'
import { rollUpHeartbeats } from '#learning/playback/rollups/roll_up_heartbeats'
import { createUser } from '#tests/factories/accounts'
import { course } from '#tests/factories/catalogue'
import { hourUpload } from '#tests/factories/certificates'
import { createChapter, createEntitlement, frozenClock } from '#tests/factories/learning'
import { statementsOf } from '#tests/statements'
import { beat } from './playback_client.js'

const chrome = 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36'

test.group('Lineage of minutes', (group) => {
  let clock: ReturnType<typeof frozenClock>
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => {
    clock = frozenClock()
  })
  group.each.teardown(() => setClock(null))

  /** A learner who watched a chapter of a minute completely, with one rejected heartbeat. */
  async function studied(client: ApiClient) {
    const learner = await createUser()
    const courseId = await course({ type: 5, price: 9900, seconds: 600, subject: 'jzgc', required: true })
    await createEntitlement(learner.user.id, courseId)
    const made = { courseId, ...(await createChapter(courseId)) }
    const answer = await client
      .get('/api/vod/play-urls')
      .qs({ courseId, videoId: made.videoId })
      .header('Authorization', learner.token)
      .header('User-Agent', chrome)
    const { coursePlayId } = answer.body()
    const body = { courseId, videoId: made.videoId, coursePlayId }
    clock.advance(30)
    await beat(client, learner.token, { ...body, totalPlayTime: 30, seq: 1, segments: [[0, 30]] })
    clock.advance(10)
    await beat(client, learner.token, { ...body, totalPlayTime: 30, seq: 2 })
    clock.advance(30)
    await beat(client, learner.token, { ...body, totalPlayTime: 60, seq: 3, position: 60, segments: [[30, 60]] })
    const log = await db.from('course_edu_logs').where('user_id', learner.user.id).first()
    return { ...learner, ...made, courseEduLogId: log.id as number }
  }

  const read = async (client: ApiClient, path: string, token: string, qs = {}) =>
    client.get(path).qs(qs).header('Authorization', token)

  test('an entry shows its chapter, session and heartbeats', async ({ client, assert }) => {
    const { token, courseEduLogId, chapterId } = await studied(client)
    const path = `/api/user/course-edu-logs/${courseEduLogId}/ledger`
    const { courseEduLog, hourEntries, total } = (await read(client, path, token)).body()
    assert.equal(total, 1)
    assert.include(courseEduLog, { totalTime: 10, availableHours: 10, ruleVersion: 1 })
    const [entry] = hourEntries
    assert.include(entry, { kind: 'watch', availableHours: 10, courseChapterId: chapterId })
    assert.deepEqual(entry.watched, { videoDuration: 60, videoPlayTime: 60, seenTime: 60 })
    assert.lengthOf(entry.playSessions, 1)
    const [session] = entry.playSessions
    assert.deepInclude(session, {
      device: 'Chrome · Windows',
      creditedSeconds: 60,
      beats: 3,
      refused: [{ reason: 'paused', times: 1 }],
    })

    const beats = `/api/user/play-sessions/${session.playSessionId}/beats`
    const { playBeats } = (await read(client, beats, token)).body()
    assert.deepEqual(
      playBeats.map(({ seq, creditedSeconds, reason }: { seq: number; creditedSeconds: number; reason: string }) => [
        seq,
        creditedSeconds,
        reason,
      ]),
      [
        [1, 30, null],
        [2, 0, 'paused'],
        [3, 30, null],
      ]
    )
  })

  test('rolled-up heartbeats are still shown', async ({ client, assert }) => {
    const { token, courseEduLogId } = await studied(client)
    const days = { days: 90, most: 40_000_000, stride: 1_000_000 }
    clock.advance(91 * 86_400)
    await rollUpHeartbeats({ kept: days })
    clock.advance(-91 * 86_400)
    const path = `/api/user/course-edu-logs/${courseEduLogId}/ledger`
    const [entry] = (await read(client, path, token)).body().hourEntries
    const [session] = entry.playSessions
    assert.deepInclude(session, {
      beats: 0,
      rolledUpBeats: 3,
      creditedSeconds: 60,
      refused: [{ reason: 'paused', times: 1 }],
    })
    const beats = `/api/user/play-sessions/${session.playSessionId}/beats`
    const answer = (await read(client, beats, token)).body()
    assert.deepEqual(answer.playBeats, [])
    assert.include(answer.beatRollup, { beats: 3, creditedSeconds: 60 })
  })

  test('uploads show receipts, corrections show reasons', async ({ client, assert }) => {
    const { user, token, courseEduLogId, chapterId } = await studied(client)
    const admin = await createUser(Role.Admin)
    const hourUploadId = await hourUpload(user.id, courseEduLogId)
    await db.from('hour_uploads').where('id', hourUploadId).update({ receipt_no: 'SD0001' })
    const of = { userId: user.id, courseEduLogId }
    await transaction(async (trx) => {
      await bookHours(
        trx,
        { ...of, chapterId, hourUploadId, kind: 'push', cause: `push:${hourUploadId}:x` },
        { available: -600, used: 600 }
      )
      const booking = { actorId: admin.user.id, reason: '视频故障' }
      const cause = `correction:x${courseEduLogId}`
      await bookHours(trx, { ...of, ...booking, kind: 'correction', cause }, { available: 60 })
    })
    const path = `/api/user/course-edu-logs/${courseEduLogId}/ledger`
    const { hourEntries } = (await read(client, path, token)).body()
    assert.deepInclude(hourEntries[0], {
      kind: 'correction',
      availableHours: 1,
      reason: '视频故障',
      actorName: admin.user.userName,
    })
    assert.include(hourEntries[1], { kind: 'push', availableHours: -10, usedHours: 10 })
    assert.include(hourEntries[1].push, { receiptNo: 'SD0001', state: 'confirmed' })

    const second = (await read(client, path, token, { page: 2, pageSize: 5 })).body()
    assert.deepInclude(second, { hourEntries: [], total: 3 })
  })

  test('another user’s ledger is missing, with the same bytes', async ({ client, assert }) => {
    const { courseEduLogId, token } = await studied(client)
    const [anotherUser, admin] = [await createUser(), await createUser(Role.Admin)]
    const session = await db.from('play_sessions').orderBy('id', 'desc').first()
    const paths = (log: number, play: number) => [
      `/api/user/course-edu-logs/${log}/ledger`,
      `/api/user/play-sessions/${play}/beats`,
    ]
    const missing = paths(987_654_321, 987_654_321)
    for (const [at, path] of paths(courseEduLogId, session.id).entries()) {
      assert.equal((await read(client, path, token)).body().code, '200')
      for (const other of [anotherUser, admin]) {
        const [found, none] = [await read(client, path, other.token), await read(client, missing[at], other.token)]
        assert.equal(found.status(), 404)
        assert.equal(found.text(), none.text())
      }
    }
  })

  test('each reading by an admin is audited', async ({ client, assert }) => {
    const { user, courseEduLogId } = await studied(client)
    const admin = await createUser(Role.Admin)
    const session = await db.from('play_sessions').orderBy('id', 'desc').first()
    const readings = () => db.from('audit_logs').where({ action: 'user.read-ledger', object: `user:${user.id}` })
    const before = (await readings()).length
    for (const path of [
      `/api/admin/course-edu-logs/${courseEduLogId}/ledger`,
      `/api/admin/play-sessions/${session.id}/beats`,
    ])
      assert.equal((await read(client, path, admin.token)).body().code, '200')
    assert.equal((await readings()).length, before + 2)
    const gone = await read(client, '/api/admin/course-edu-logs/987654321/ledger', admin.token)
    assert.equal(gone.status(), 404)
  })

  test('a page needs the same statements for one and many entries', async ({ client, assert }) => {
    const { user, token, courseId, courseEduLogId } = await studied(client)
    const path = `/api/user/course-edu-logs/${courseEduLogId}/ledger`
    const queries = async () => (await statementsOf(() => read(client, path, token, { pageSize: 50 }))).length
    const few = await queries()
    await transaction(async (trx) => {
      for (let made = 0; made < 30; made++) {
        const { chapterId } = await createChapter(courseId)
        const entry = { userId: user.id, courseEduLogId, chapterId }
        const cause = `watch:many:${courseEduLogId}:${made}`
        await bookHours(trx, { ...entry, kind: 'watch', cause }, { available: 60 })
      }
    })
    assert.isAbove(few, 0)
    assert.equal(await queries(), few)
    assert.isAtMost(few, 14)
  })
})
