import db from '@adonisjs/lucid/services/db'
import { NotFound } from '#core/errors'
import { toWireTime } from '#core/time'
import { sessionColumns, toPlaySession, type SessionRow } from '#learning/explanations/source_sessions'
import { heartbeatSummariesOf } from '#learning/playback/rollups/heartbeat_summaries'
import type { HeartbeatRejection } from '#learning/terms'

interface HeartbeatRow {
  seq: number
  at: string
  from: number
  to: number
  claimed: number
  credited: number
  refusal: HeartbeatRejection | null
}

/** A session of this owner, or any session for an admin, who passes no owner. */
export async function playSessionOf(id: number, ownerId?: number): Promise<SessionRow & { userId: number }> {
  const query = db.from('play_sessions').where('id', id)
  if (ownerId !== undefined) query.where('user_id', ownerId)
  const session = await query.select(...sessionColumns, 'user_id as userId').first()
  if (!session) throw new NotFound()
  return session
}

/** The heartbeats of a session in order: claimed and counted seconds, and the reason for rejecting the rest. */
export async function sessionHeartbeats(session: SessionRow, page = 1, pageSize = 50) {
  const found = await db
    .from('play_beats')
    .where('play_session_id', session.id)
    .orderBy('seq')
    .select(
      'seq',
      'server_at as at',
      'position_from_seconds as from',
      'position_to_seconds as to',
      'claimed_seconds as claimed',
      'credited_seconds as credited',
      'refusal'
    )
    .paginate(page, pageSize)
  const beats = found.all() as HeartbeatRow[]
  const rollup = (await heartbeatSummariesOf(db.connection(), [session.id])).get(session.id)
  return {
    playSession: toPlaySession(session),
    beatRollup: rollup
      ? {
          beats: rollup.beats,
          creditedSeconds: rollup.creditedSeconds,
          firstBeatTime: toWireTime(rollup.firstBeatAt),
          lastBeatTime: toWireTime(rollup.lastBeatAt),
        }
      : null,
    playBeats: beats.map(({ seq, at, from, to, claimed, credited, refusal }) => ({
      seq,
      beatTime: toWireTime(at),
      positionFrom: from,
      positionTo: to,
      claimedSeconds: claimed,
      creditedSeconds: credited,
      reason: refusal,
    })),
    total: found.total,
  }
}
