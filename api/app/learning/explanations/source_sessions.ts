import db from '@adonisjs/lucid/services/db'
import { deviceName } from '#accounts/device_name'
import type CourseEduLog from '#certificates/course_edu_log'
import { toWireTime } from '#core/time'
import { sessionChecks } from '#learning/explanations/session_checks'
import { heartbeatSummariesOf } from '#learning/playback/rollups/heartbeat_summaries'
import type { HeartbeatSummary } from '#learning/playback/rollups/summary'
import type { HeartbeatRejection, PlayState, RejectedHeartbeats } from '#learning/terms'

export interface SessionRow {
  id: number
  chapterId: number | null
  device: string | null
  ip: string | null
  state: PlayState
  credited: number
  openedAt: string
  lastBeatAt: string | null
  closedAt: string | null
}

export const sessionColumns = [
  'id',
  'chapter_id as chapterId',
  'device',
  'ip',
  'state',
  'credited_seconds as credited',
  'opened_at as openedAt',
  'last_beat_at as lastBeatAt',
  'closed_at as closedAt',
]

/** The play sessions of some chapters in the order opened, with the reasons of rejected heartbeats. */
export async function sourceSessions({ userId, courseId }: CourseEduLog, chapterIds: number[]) {
  if (chapterIds.length === 0) return []
  const rows: SessionRow[] = await db
    .from('play_sessions')
    .where({ user_id: userId, course_id: courseId })
    .whereIn('chapter_id', chapterIds)
    .orderBy('id')
    .select(...sessionColumns)
  const ids = rows.map(({ id }) => id)
  const [tallies, rollups, checks] = await Promise.all([
    heartbeatTallies(ids),
    heartbeatSummariesOf(db.connection(), ids),
    sessionChecks(ids),
  ])
  return rows.map((row) => ({
    ...toPlaySession(row),
    ...withRollup(tallies.get(row.id) ?? emptyTally(), rollups.get(row.id)),
    /** Absent without checks. */
    presenceChecks: checks.get(row.id),
  }))
}

export function toPlaySession(row: SessionRow) {
  return {
    playSessionId: row.id,
    courseChapterId: row.chapterId,
    device: deviceName(row.device),
    ip: row.ip,
    state: row.state,
    openTime: toWireTime(row.openedAt),
    lastBeatTime: toWireTime(row.lastBeatAt),
    closeTime: toWireTime(row.closedAt),
    creditedSeconds: row.credited,
  }
}

interface Tally {
  beats: number
  refused: RejectedHeartbeats[]
}

const emptyTally = (): Tally => ({ beats: 0, refused: [] })

/** Aggregated heartbeats are counted but no longer listed. */
function withRollup({ beats, refused }: Tally, rollup?: HeartbeatSummary) {
  const times = new Map(refused.map(({ reason, times: count }) => [reason, count]))
  for (const [reason, count] of Object.entries(rollup?.refusals ?? {}))
    times.set(reason as HeartbeatRejection, (times.get(reason as HeartbeatRejection) ?? 0) + count)
  return {
    beats,
    rolledUpBeats: rollup?.beats ?? 0,
    refused: [...times].map(([reason, count]) => ({ reason, times: count })),
  }
}

async function heartbeatTallies(sessionIds: number[]) {
  const rows: { id: number; refusal: HeartbeatRejection | null; times: number }[] = await db
    .from('play_beats')
    .whereIn('play_session_id', sessionIds)
    .groupBy('play_session_id', 'refusal')
    .orderBy('refusal')
    .select('play_session_id as id', 'refusal')
    .count('* as times')
  const tallies = new Map<number, Tally>()
  for (const { id, refusal, times } of rows) {
    const tally = tallies.get(id) ?? emptyTally()
    tally.beats += times
    if (refusal) tally.refused.push({ reason: refusal, times })
    tallies.set(id, tally)
  }
  return tallies
}
