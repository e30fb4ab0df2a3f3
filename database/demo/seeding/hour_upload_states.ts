import { letters } from './seeded_random.js'
import { dayOf, daysBefore, secondsAfter, stored } from './times.js'
import type { SeedContext } from './seed_context.js'

/** A study record with minutes that were never uploaded. */
interface OpenRecord {
  id: number
  userId: number
  courseId: number
  available: number
}

/**
 * Data for each page of 学时管理, of users who have studied: pending and rejected uploads, a compared day with
 * discrepancies, a manual correction and anomalies. Runs after all other data is written.
 */
export async function addHourUploadStates(context: SeedContext): Promise<void> {
  const [waiting, silent, refused, corrected, switching] = await openRecords(context)
  if (!switching) throw new Error('the demo has too few study records for the admin pages of hours')
  await push(context, waiting, { state: 'pending', hoursAgo: 1, attempts: 0 })
  await push(context, silent, { state: 'unknown', hoursAgo: 20, attempts: 6 })
  const refusedId = await push(context, refused, { state: 'refused', hoursAgo: 30, attempts: 1 })
  await differences(context, refused, refusedId)
  await correction(context, corrected)
  await switches(context, switching)
  await addRejectedHeartbeats(context, silent)
}

async function openRecords({ tables: { trx } }: SeedContext): Promise<OpenRecord[]> {
  const rows = await trx
    .from('hour_entries as e')
    .join('course_edu_logs as l', 'l.id', 'e.course_edu_log_id')
    .whereNotIn('l.user_id', trx.from('hour_uploads').select('user_id'))
    .groupBy('l.id', 'l.user_id', 'l.course_id')
    .havingRaw('sum(e.available_seconds) > 0')
    .select('l.id as id', 'l.user_id as userId', 'l.course_id as courseId')
    .sum('e.available_seconds as available')
    // The users of the login page have other scenarios.
    .orderBy('l.user_id', 'desc')
    .orderBy('l.id')
  const people = new Map<number, OpenRecord>()
  for (const row of rows)
    if (!people.has(row.userId)) people.set(row.userId, { ...row, available: Number(row.available) })
  return [...people.values()]
}

interface UploadOptions {
  state: 'pending' | 'unknown' | 'refused'
  hoursAgo: number
  attempts: number
}

/** Open ones are retried tomorrow, so that their state can be seen. */
async function push(
  { tables: { trx }, tools: { now } }: SeedContext,
  record: OpenRecord,
  { state, hoursAgo, attempts }: UploadOptions
): Promise<number> {
  const at = secondsAfter(now, -hoursAgo * 3600)
  const isOpen = state !== 'refused'
  const chapters = await trx
    .from('hour_entries')
    .where('course_edu_log_id', record.id)
    .groupBy('chapter_id')
    .select('chapter_id as chapterId')
    .sum('available_seconds as seconds')
    .orderBy('chapter_id')
  const parts = chapters
    .map(({ chapterId, seconds }) => ({ chapterId, seconds: Number(seconds) }))
    .filter(({ seconds }) => seconds !== 0)
  const [id] = await trx
    .table('hour_uploads')
    .insert({
      push_id: pushIdOf(`push ${record.id}`),
      user_id: record.userId,
      state,
      attempts,
      course_edu_log_id: record.id,
      pushed_seconds: record.available,
      open_key: isOpen ? record.id : null,
      request: JSON.stringify(parts),
      answer: isOpen ? null : '该人员未在省建设从业人员管理系统登记',
      sent_at: attempts ? stored(at) : null,
      next_attempt_at: isOpen ? stored(secondsAfter(now, 24 * 3600)) : null,
      created_at: stored(at),
    })
  return id
}

/** A rejected upload that the registry has nevertheless, and one that is unknown here. */
async function differences({ tables: { trx }, tools: { now } }: SeedContext, refused: OpenRecord, refusedId: number) {
  const yesterday = daysBefore(now, 1)
  const at = stored(daysBefore(now, 0, 2, 1))
  const [dayId] = await trx
    .table('registry_days')
    .insert({
      day: dayOf(yesterday),
      status: 'done',
      ran_at: at,
      created_at: at,
      province_pushes: 2,
      province_seconds: refused.available + 2700,
    })
  const { push_id: pushId } = await trx.from('hour_uploads').where('id', refusedId).firstOrFail()
  await trx.table('registry_differences').multiInsert([
    {
      registry_day_id: dayId,
      push_id: pushId,
      difference: 'state',
      hour_upload_id: refusedId,
      province_seconds: refused.available,
      our_seconds: refused.available,
      our_state: 'refused',
      receipt_no: 'SD20260001',
      status: 'open',
      created_at: at,
    },
    {
      registry_day_id: dayId,
      push_id: pushIdOf('strange push'),
      difference: 'province-only',
      hour_upload_id: null,
      province_seconds: 2700,
      our_seconds: null,
      our_state: null,
      receipt_no: 'SD20260002',
      status: 'open',
      created_at: at,
    },
  ])
}

async function correction({ tables: { trx }, tools: { now }, adminId }: SeedContext, of: OpenRecord) {
  const at = stored(daysBefore(now, 1, 15))
  const [id] = await trx
    .table('hour_entries')
    .insert({
      user_id: of.userId,
      course_edu_log_id: of.id,
      kind: 'correction',
      actor_id: adminId,
      available_seconds: 1800,
      cause: `correction:demo-${of.id}`,
      created_at: at,
      reason: '线下集中学习，签到表见档案 2026-17',
    })
  await anomaly(trx, {
    kind: 'correction',
    key: `correction:${id}`,
    userId: of.userId,
    weight: 1,
    at,
    items: [evidence('hour-entry', id, daysBefore(now, 1, 15), '增加30分钟，林知微：线下集中学习')],
  })
}

/** Two devices that take over the player from each other, a minute apart. */
async function switches({ tables: { trx }, tools: { now } }: SeedContext, of: OpenRecord) {
  const places = [
    ['Chrome Windows', '10.18.4.21'],
    ['Safari iPhone', '10.77.2.9'],
  ]
  const begin = daysBefore(now, 1, 20)
  const { video_id: videoId } = await trx
    .from('play_sessions')
    .where({ user_id: of.userId, course_id: of.courseId })
    .firstOrFail()
  const items = []
  for (let turn = 0; turn < 5; turn++) {
    const [device, ip] = places[turn % 2]
    const opened = secondsAfter(begin, turn * 60)
    const [id] = await trx
      .table('play_sessions')
      .insert({
        public_id: letters(`switch ${turn}`, 24),
        user_id: of.userId,
        course_id: of.courseId,
        video_id: videoId,
        state: 'superseded',
        device,
        ip,
        opened_at: stored(opened),
        last_beat_at: stored(secondsAfter(opened, 50)),
        closed_at: stored(secondsAfter(opened, 60)),
      })
    if (turn > 0) {
      const [from, fromIp] = places[(turn - 1) % 2]
      items.push(evidence('play-session', id, opened, `${from} ${fromIp} → ${device} ${ip}`))
    }
  }
  await anomaly(trx, {
    kind: 'devices',
    key: `devices:${of.userId}:${dayOf(begin)}`,
    userId: of.userId,
    weight: items.length,
    items,
    at: stored(secondsAfter(begin, 240)),
  })
}

async function addRejectedHeartbeats({ tables: { trx }, tools: { now } }: SeedContext, of: OpenRecord) {
  const begin = daysBefore(now, 1, 21)
  const session = await trx
    .from('play_sessions')
    .where({ user_id: of.userId, course_id: of.courseId })
    .orderBy('id', 'desc')
    .firstOrFail()
  const first = 1000
  const beats = Array.from({ length: 24 }, (_, at) => ({
    play_session_id: session.id,
    seq: first + at,
    refusal: 'too-fast',
    claimed_seconds: 900,
    server_at: stored(secondsAfter(begin, at)),
  }))
  await trx.table('play_beats').multiInsert(beats)
  const last = secondsAfter(begin, beats.length - 1)
  await anomaly(trx, {
    kind: 'refused-beats',
    key: `refused-beats:${of.userId}:${dayOf(begin)}`,
    userId: of.userId,
    weight: beats.length,
    at: stored(last),
    items: [evidence('play-session', session.id, last, '上报的时间快于实际时间，24次')],
  })
}

type Trx = SeedContext['tables']['trx']

interface Found {
  kind: string
  key: string
  userId: number
  weight: number
  at: string
  items: object[]
}

const anomaly = (trx: Trx, { kind, key, userId, weight, at, items }: Found) =>
  trx
    .table('anomalies')
    .insert({
      kind,
      anomaly_key: key,
      user_id: userId,
      weight,
      happened_at: at,
      created_at: at,
      evidence: JSON.stringify(items),
      status: 'open',
    })

/** Evidence is shown as stored: in the business time zone. */
const evidence = (subject: string, id: number, time: Date, words: string) => ({
  subject,
  id,
  words,
  time: stored(secondsAfter(time, 8 * 3600)),
})

const pushIdOf = (name: string) => `${letters(`${name} 1`, 8)}-${letters(`${name} 2`, 4)}-${letters(`${name} 3`, 12)}`
