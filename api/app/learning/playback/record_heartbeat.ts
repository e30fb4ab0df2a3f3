import { prepared } from '#core/prepared_statements'
import { unixToStored } from '#core/time'
import type { Trx } from '#core/transaction'
import type { Heartbeat } from '#learning/playback/heartbeat'
import { lengthOf, union, type Segment } from '#learning/watched/coverage'
import type { Credit } from '#learning/playback/credit'
import type { PlaybackState } from '#learning/playback/lock_watching'

export interface PlausibleHeartbeat {
  credit: Credit
  /** The plausible part of the claimed ranges. */
  acceptedSegments: Segment[]
  /** Time of arrival, in Unix seconds. */
  at: number
}

/** The state afterwards; a live lesson has no progress. */
export interface Recorded {
  sessionSeconds: number
  progressSeconds: number
  coveredSeconds: number
}

const session = prepared(
  `update play_sessions set credited_seconds = ?, last_credited_at = ?, position_seconds = ?, last_seq = ?,
     last_beat_at = ? where id = ?`
)

const evidence = prepared(
  `insert into play_beats (play_session_id, seq, server_at, position_from_seconds, position_to_seconds,
     claimed_seconds, credited_seconds, refusal, visible, rate_bp, segments)
   values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`
)

const progress = prepared(
  `update chapter_progress set credited_seconds = ?, covered_seconds = ?, segments = ?, position_seconds = ?,
     updated_at = ? where id = ?`
)

/** In the session, as evidence, and in the progress of the chapter. */
export async function recordHeartbeat(
  trx: Trx,
  playback: PlaybackState,
  heartbeat: Heartbeat,
  { credit, acceptedSegments, at }: PlausibleHeartbeat
): Promise<Recorded> {
  const { sessionId, positionSeconds } = playback
  const moment = unixToStored(at)
  const seq = heartbeat.seq ?? playback.lastSeq + 1
  const position = Math.floor(heartbeat.position ?? positionSeconds)
  const sessionSeconds = playback.creditedSeconds + credit.seconds
  const spentUntil = unixToStored(credit.spentUntil)

  await session.write(trx, sessionSeconds, spentUntil, position, seq, moment, sessionId)
  await evidence.write(
    trx,
    sessionId,
    seq,
    moment,
    positionSeconds,
    position,
    Math.floor(heartbeat.totalPlayTime),
    credit.seconds,
    credit.reason,
    heartbeat.visible ?? null,
    basisPoints(heartbeat.rate),
    JSON.stringify(acceptedSegments)
  )
  if (!playback.progress) return { sessionSeconds, progressSeconds: 0, coveredSeconds: 0 }

  const { id, segments, ...before } = playback.progress
  const seen = union(JSON.parse(segments), acceptedSegments, 0)
  const progressSeconds = before.creditedSeconds + credit.seconds
  const coveredSeconds = Math.floor(lengthOf(seen))
  const reached = Math.floor(heartbeat.position ?? before.positionSeconds)
  await progress.write(trx, progressSeconds, coveredSeconds, JSON.stringify(seen), reached, moment, id)
  return { sessionSeconds, progressSeconds, coveredSeconds }
}

function basisPoints(rate?: number): number | null {
  return rate === undefined ? null : Math.round(rate * 10_000)
}
