import db from '@adonisjs/lucid/services/db'
import { transaction, type Trx } from '#core/transaction'
import { heartbeatSummariesOf, rollupRow } from '#learning/playback/rollups/heartbeat_summaries'
import { addHeartbeats, type HeartbeatRow } from '#learning/playback/rollups/summary'
import env from '#start/env'
import { now, toStored } from '#core/time'

interface Pace {
  heartbeatsPerStep: number
  steps: number
}

/** The work of an hour; a day of a million users is 3,300 such steps. */
const usualPace: Pace = { heartbeatsPerStep: 2000, steps: 500 }

/**
 * One transaction per step (docs/decisions/0035): it can be stopped, or run twice at the same time. @returns the number
 * of aggregated heartbeats
 */
export async function rollUpHeartbeats({ kept = heartbeatRetention(), pace = usualPace } = {}): Promise<number> {
  const before = await oldestRetainedHeartbeat(kept)
  let gone = 0
  for (let step = 0; step < pace.steps; step++) {
    const sessions = await sessionsOfOldest(before, pace.heartbeatsPerStep)
    if (!sessions.length) break
    gone += await transaction((trx) => rollUpSessions(trx, sessions, before))
  }
  return gone
}

async function sessionsOfOldest(before: string, beats: number): Promise<number[]> {
  const rows = await db
    .from('play_beats')
    .where('server_at', '<', before)
    .orderBy('server_at')
    .limit(beats)
    .select('play_session_id as id')
  return [...new Set(rows.map(({ id }) => id as number))].sort((one, other) => one - other)
}

/** A heartbeat locks its session too, so the two never change the same one at the same time. */
async function rollUpSessions(trx: Trx, ids: number[], before: string): Promise<number> {
  await trx.from('play_sessions').whereIn('id', ids).orderBy('id').select('id').forUpdate()
  const old = () => trx.from('play_beats').whereIn('play_session_id', ids)
  const rows: (HeartbeatRow & { play_session_id: number })[] = await old()
    .where('server_at', '<', before)
    .orderBy('play_session_id')
    .orderBy('seq')
    .forUpdate()
  const rolled = await heartbeatSummariesOf(trx, ids)
  for (const [id, beats] of Map.groupBy(rows, (row) => row.play_session_id)) {
    const row = rollupRow(addHeartbeats(rolled.get(id) ?? null, beats))
    if (rolled.has(id)) await trx.from('heartbeat_rollups').where('play_session_id', id).update(row)
    else await trx.table('heartbeat_rollups').insert({ play_session_id: id, ...row })
  }
  await old().where('server_at', '<', before).delete()
  return rows.length
}

/** The table stays below fifty million rows: it is cut at forty million, and a day of a million users adds seven. */
const maxHeartbeats = 40_000_000
/** Index entries read by one statement. */
const stride = 1_000_000

interface HeartbeatRetention {
  days: number
  most: number
  stride: number
}

const heartbeatRetention = (): HeartbeatRetention => ({
  days: env.get('KEEP_BEATS_DAYS') ?? 90,
  most: maxHeartbeats,
  stride,
})

/** Heartbeats before this time (stored text) are aggregated: those beyond their days, or beyond the maximum number. */
async function oldestRetainedHeartbeat(kept: HeartbeatRetention): Promise<string> {
  const byDays = toStored(now().minus({ days: kept.days }))
  let at: string | null = null
  for (let walked = 0; walked < kept.most; walked += kept.stride) {
    const older = db.from('play_beats').select('server_at').orderBy('server_at', 'desc')
    if (at) older.where('server_at', '<', at)
    const offset = Math.min(kept.stride, kept.most - walked) - 1
    const row = await older.where('server_at', '>=', byDays).offset(offset).limit(1).first()
    if (!row) return byDays
    at = row.server_at as string
  }
  return at ?? byDays
}
