import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { now, toStored } from '#core/time'
import type { HeartbeatSummary } from '#learning/playback/rollups/summary'

/** The aggregates of these play sessions, by session. */
export async function heartbeatSummariesOf(
  client: QueryClientContract,
  sessionIds: number[]
): Promise<Map<number, HeartbeatSummary>> {
  const rows = await client.from('heartbeat_rollups').whereIn('play_session_id', sessionIds)
  return new Map(
    rows.map((row) => [
      row.play_session_id,
      {
        beats: row.beats,
        creditedSeconds: row.credited_seconds,
        claimedSeconds: row.claimed_seconds,
        coveredSeconds: row.covered_seconds,
        segments: JSON.parse(row.segments),
        refusals: JSON.parse(row.refusals),
        hiddenBeats: row.hidden_beats,
        fastestRateBp: row.fastest_rate_bp,
        firstBeatAt: row.first_beat_at,
        lastBeatAt: row.last_beat_at,
      },
    ])
  )
}

export function rollupRow(summary: HeartbeatSummary) {
  return {
    beats: summary.beats,
    credited_seconds: summary.creditedSeconds,
    claimed_seconds: summary.claimedSeconds,
    covered_seconds: summary.coveredSeconds,
    segments: JSON.stringify(summary.segments),
    refusals: JSON.stringify(summary.refusals),
    hidden_beats: summary.hiddenBeats,
    fastest_rate_bp: summary.fastestRateBp,
    first_beat_at: summary.firstBeatAt,
    last_beat_at: summary.lastBeatAt,
    rolled_up_at: toStored(now()),
  }
}
