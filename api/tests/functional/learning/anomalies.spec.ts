import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { Role } from '#core/roles'
import { setClock, toStored } from '#core/time'
import DetectAnomaliesJob from '#learning/anomalies/search_anomalies_job'
import { detectAnomalies } from '#learning/anomalies/detection/detect_anomalies'
import { createUser, type CreatedUser } from '#tests/factories/accounts'
import { course } from '#tests/factories/catalogue'
import { eduLog } from '#tests/factories/certificates'
import { createChapter, frozenClock } from '#tests/factories/learning'
import { paper } from '#tests/factories/papers'

const day = '2026-05-04'
/** So many seconds after ten o'clock in Shanghai. */
const at = (seconds: number) => toStored(DateTime.fromISO(`${day}T02:00:00Z`).plus({ seconds }))

let sequence = 0

interface SessionOptions {
  device?: string
  ip?: string
  opened: number
  closed?: number
}

async function session(userId: number, courseId: number, options: SessionOptions): Promise<number> {
  const { device = 'Android', ip = '10.0.0.1', opened, closed } = options
  const [id] = await db
    .table('play_sessions')
    .insert({
      public_id: `anomaly-${process.pid}-${++sequence}`,
      user_id: userId,
      course_id: courseId,
      video_id: 'v1',
      device,
      ip,
      opened_at: at(opened),
      last_seq: 0,
      state: closed === undefined ? 'active' : 'superseded',
      last_beat_at: closed === undefined ? null : at(closed - 20),
      closed_at: closed === undefined ? null : at(closed),
    })
  return id
}

const beats = (playSessionId: number, count: number, rejection: string) =>
  db
    .table('play_beats')
    .multiInsert(
      Array.from({ length: count }, (_, index) => ({
        play_session_id: playSessionId,
        seq: index + 1,
        refusal: rejection,
        claimed_seconds: 900,
        server_at: at(index),
      }))
    )

async function attempt(userId: number, paperId: number, seconds: number, passed = true) {
  const [id] = await db
    .table('user_papers')
    .insert({
      user_id: userId,
      paper_id: paperId,
      attempt_no: ++sequence,
      mode: 'test',
      state: 'graded',
      total_tenths: 1000,
      pass_line: 60,
      user_pass: passed,
      created_at: at(0),
      started_at: at(0),
      submitted_at: at(seconds),
    })
  return id
}

test.group('Anomalies', (group) => {
  let clock: ReturnType<typeof frozenClock>
  let admin: CreatedUser
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    clock = frozenClock(`${day}T03:00:00Z`)
    admin = await createUser(Role.Admin)
    return () => setClock(null)
  })

  const list = async (client: ApiClient, filters: object = {}, caller = admin) =>
    (await client.get('/api/admin/anomalies').qs(filters).as(caller)).body()
  const kinds = async () => (await db.from('anomalies').orderBy('id')).map(({ kind, weight }) => `${kind} ${weight}`)

  /** Two phones that supersede each other's session so many times. */
  async function switching(times: number, apart = 60) {
    const { user } = await createUser()
    const courseId = await course()
    for (let turn = 0; turn <= times; turn++) {
      const phone = { device: turn % 2 ? 'iPhone' : 'Android', ip: `10.0.0.${1 + (turn % 2)}` }
      const closed = turn < times ? (turn + 1) * apart : undefined
      await session(user.id, courseId, { ...phone, opened: turn * apart, closed })
    }
    return user
  }

  test('three device switches are an anomaly, two are not', async ({ client, assert }) => {
    const user = await switching(3)
    await switching(2)
    assert.equal(await detectAnomalies(day), 1)
    const [found] = (await list(client)).anomalies
    assert.containSubset(found, {
      kind: 'devices',
      userId: user.id,
      weight: 3,
      anomalyStatus: 'open',
      happenedTime: '2026-05-04 10:03:00',
    })
    assert.match(found.evidence[0].words, /Android 10\.0\.0\.1 → iPhone 10\.0\.0\.2/)
  })

  test('device switches hours apart are not an anomaly', async ({ assert }) => {
    await switching(3, 3600)
    assert.equal(await detectAnomalies(day), 0)
  })

  test('a reopened session on the same device is not an anomaly', async ({ assert }) => {
    const { user } = await createUser()
    const courseId = await course()
    for (let turn = 0; turn < 6; turn++)
      await session(user.id, courseId, { opened: turn * 60, closed: (turn + 1) * 60 })
    assert.equal(await detectAnomalies(day), 0)
  })

  test('heartbeats that are too fast are an anomaly, paused ones are not', async ({ client, assert }) => {
    const { user } = await createUser()
    const courseId = await course()
    await beats(await session(user.id, courseId, { opened: 0 }), 20, 'too-fast')
    const other = await createUser()
    await beats(await session(other.user.id, courseId, { opened: 0 }), 50, 'paused')
    await detectAnomalies(day)
    assert.deepEqual(await kinds(), ['refused-beats 20'])
    assert.match((await list(client)).anomalies[0].evidence[0].words, /20次$/)
  })

  test('a test passed in a tenth of the usual time is found', async ({ assert }) => {
    const { user } = await createUser()
    const courseId = await course({ type: 5 })
    const paperId = await paper({ courseId })
    for (const seconds of [1000, 1100, 1200, 1300]) await attempt(user.id, paperId, seconds)
    const fast = await attempt(user.id, paperId, 100)
    await attempt(user.id, paperId, 111)
    await attempt(user.id, paperId, 5, false)
    await detectAnomalies(day)
    const rows = await db.from('anomalies')
    assert.deepEqual(
      rows.map(({ anomaly_key: key }) => key),
      [`fast-test:${fast}`]
    )
  })

  test('few attempts give no usual time', async ({ assert }) => {
    const { user } = await createUser()
    const paperId = await paper({ courseId: await course({ type: 5 }) })
    for (const seconds of [1000, 1000, 1000, 1]) await attempt(user.id, paperId, seconds)
    assert.equal(await detectAnomalies(day), 0)
  })

  test('five accounts on one IP are found', async ({ client, assert }) => {
    const courseId = await course()
    for (let count = 0; count < 5; count++) {
      const { user } = await createUser()
      await session(user.id, courseId, { ip: '10.9.9.9', opened: count })
      if (count < 4) await session(user.id, courseId, { ip: '10.8.8.8', opened: count })
    }
    await detectAnomalies(day)
    const [found, ...others] = (await list(client)).anomalies
    assert.isEmpty(others)
    assert.containSubset(found, { kind: 'shared-address', userId: null, weight: 5 })
    assert.lengthOf(found.evidence, 5)
  })

  test('minutes corrected by an admin are found', async ({ client, assert }) => {
    const { user } = await createUser()
    const courseId = await course({ type: 5 })
    const { courseEduLogId, certificateId } = await eduLog(user.id, courseId, { available: 600 })
    const { chapterId } = await createChapter(courseId)
    await db
      .table('study_logs')
      .insert({
        user_id: user.id,
        course_id: courseId,
        chapter_id: chapterId,
        study_seconds: 60,
        course_edu_log_id: courseEduLogId,
        study_status: 'unuse',
        created_at: at(0),
      })
    const correct = (body: object) =>
      client
        .post('/api/user/correct-certificate-hours')
        .qs({ furtherEduCertId: certificateId })
        .json({ reason: '线下学习', ...body })
        .as(admin)
    await correct({ courseEduLogId, minutes: 5 })
    await correct({})
    await detectAnomalies(day)
    const [found, ...others] = (await list(client)).anomalies
    assert.isEmpty(others)
    assert.match(found.evidence[0].words, /^增加5分钟，.*：线下学习$/)

    const corrections = await client.get('/api/admin/hour-corrections').as(admin)
    assert.containSubset(corrections.body(), {
      total: 2,
      corrections: [
        { beforeMinutes: 15, afterMinutes: 16, reason: '线下学习', userId: user.id },
        { chapterName: null, beforeMinutes: 10, afterMinutes: 15 },
      ],
    })
  })

  test('a repeated search keeps the mark until the weight grows', async ({ client, assert }) => {
    const { user } = await createUser()
    const playing = await session(user.id, await course(), { opened: 0 })
    await beats(playing, 20, 'too-fast')
    assert.deepEqual([await detectAnomalies(day), await detectAnomalies(day)], [1, 0])
    const [{ anomalyId }] = (await list(client)).anomalies
    const mark = (body: object) => client.post(`/api/admin/anomalies/${anomalyId}/marks`).json(body).as(admin)
    assert.equal((await mark({ anomalyStatus: 'explained' })).body().errors[0].field, 'note')
    await mark({ anomalyStatus: 'explained', note: '网络不稳定' })
    await detectAnomalies(day)
    const marked = { anomalyStatus: 'explained', note: '网络不稳定', weight: 20 }
    assert.containSubset((await list(client)).anomalies[0], marked)
    assert.equal((await list(client)).openCount, 0)

    await db.from('play_beats').where('play_session_id', playing).delete()
    await beats(playing, 30, 'too-fast')
    await detectAnomalies(day)
    assert.containSubset((await list(client)).anomalies[0], { anomalyStatus: 'open', weight: 30 })
    assert.deepEqual(await kinds(), ['refused-beats 30'])
    const entry = await db.from('audit_logs').where('action', 'anomaly.mark').firstOrFail()
    assert.include(entry, { object: `anomaly:${anomalyId}`, reason: '网络不稳定' })
  })

  test('an admin can search today at once', async ({ client, assert }) => {
    await switching(3)
    const call = client.post('/api/admin/anomalies/searches')
    const answer = (await call.as(admin)).body()
    assert.containSubset(answer, { code: '200', found: 1 })
  })

  test('the job searches each day once, including missed days', async ({ assert }) => {
    const job = await app.container.make(DetectAnomaliesJob)
    const days = async () => {
      await job.execute()
      return (await db.from('anomaly_days').orderBy('day')).map((row) => row.day)
    }
    assert.deepEqual(await days(), ['2026-05-03'])
    clock.advance(2 * 24 * 3600)
    assert.deepEqual(await days(), ['2026-05-03', '2026-05-04', '2026-05-05'])
    assert.deepEqual(await days(), ['2026-05-03', '2026-05-04', '2026-05-05'])
  })

  test('reading is audited, and telephones are masked', async ({ client, assert }) => {
    const user = await switching(3)
    await detectAnomalies(day)
    const { telephone } = await db.from('users').where('id', user.id).firstOrFail()
    const found = await list(client, { telephone })
    assert.equal(found.total, 1)
    assert.notInclude(JSON.stringify(found), telephone)
    const entry = await db.from('audit_logs').orderBy('id', 'desc').firstOrFail()
    assert.include(entry, { action: 'anomaly.read', object: 'anomalies' })
    assert.notInclude(entry.after, telephone)
  })

  test('auditors see anomalies only when a setting allows it', async ({ client, assert }) => {
    const auditor = await createUser(Role.Auditor)
    const abilities = async () => (await client.get('/api/user/profile').as(auditor)).body().user.abilities
    assert.equal((await list(client, {}, auditor)).code, '403')
    assert.notInclude(await abilities(), 'learning.anomalies.index')

    const open = { anomaliesForAuditors: '1' }
    await client.post('/api/admin/params').json(open).as(admin)
    assert.equal((await list(client, {}, auditor)).code, '200')
    assert.include(await abilities(), 'learning.anomalies.index')
    assert.notInclude(await abilities(), 'learning.anomalies.marks.store')
  })

  test('thresholds are settings', async ({ client, assert }) => {
    await switching(3)
    const change = { anomalyDeviceSwitches: 4 }
    await client.post('/api/admin/params').json(change).as(admin)
    assert.equal(await detectAnomalies(day), 0)
  })
})
