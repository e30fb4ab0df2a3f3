import { lengthOf, plausiblePart, union, type Segment } from '#learning/watched/coverage'

/** A row of the aggregate table; times are stored text in UTC. */
export interface HeartbeatSummary {
  beats: number
  creditedSeconds: number
  /** The last claim: players claim for the whole session. */
  claimedSeconds: number
  coveredSeconds: number
  segments: Segment[]
  /** The number of rejected heartbeats by reason. */
  refusals: Record<string, number>
  /** Heartbeats during which the page was not visible. */
  hiddenBeats: number
  fastestRateBp: number | null
  firstBeatAt: string
  lastBeatAt: string
}

export interface HeartbeatRow {
  seq: number
  server_at: string
  position_from_seconds: number
  position_to_seconds: number
  claimed_seconds: number
  credited_seconds: number
  refusal: string | null
  visible: boolean | number | null
  rate_bp: number | null
  segments: string | null
}

/** Adds heartbeats to the earlier aggregate of their session. */
export function addHeartbeats(before: HeartbeatSummary | null, rows: HeartbeatRow[]): HeartbeatSummary {
  const times = rows.map(({ server_at }) => server_at)
  const seen = union(before?.segments ?? [], rows.flatMap(plausibleSegments), 0)
  const rates = rows.flatMap(({ rate_bp }) => rate_bp ?? [])
  if (before?.fastestRateBp) rates.push(before.fastestRateBp)
  return {
    beats: (before?.beats ?? 0) + rows.length,
    creditedSeconds: (before?.creditedSeconds ?? 0) + sumOf(rows, ({ credited_seconds }) => credited_seconds),
    claimedSeconds: Math.max(before?.claimedSeconds ?? 0, ...rows.map(({ claimed_seconds }) => claimed_seconds)),
    coveredSeconds: Math.floor(lengthOf(seen)),
    segments: seen,
    refusals: addRejections(before?.refusals ?? {}, rows),
    hiddenBeats: (before?.hiddenBeats ?? 0) + sumOf(rows, ({ visible }) => (visible !== null && !visible ? 1 : 0)),
    fastestRateBp: rates.length ? Math.max(...rates) : null,
    firstBeatAt: [...times, ...(before ? [before.firstBeatAt] : [])].sort()[0],
    lastBeatAt: [...times, ...(before ? [before.lastBeatAt] : [])].sort().at(-1)!,
  }
}

/** Older heartbeats stored only start and end; of a jump, only the played time is plausible. */
export function plausibleSegments(row: HeartbeatRow): Segment[] {
  if (row.segments !== null) return JSON.parse(row.segments)
  const whole: Segment = [row.position_from_seconds, row.position_to_seconds]
  return whole[1] > whole[0] ? plausiblePart([whole], row.credited_seconds) : []
}

function addRejections(before: Record<string, number>, rows: HeartbeatRow[]): Record<string, number> {
  const counts = { ...before }
  for (const { refusal } of rows) if (refusal) counts[refusal] = (counts[refusal] ?? 0) + 1
  return counts
}

function sumOf(rows: HeartbeatRow[], getValue: (row: HeartbeatRow) => number): number {
  return rows.reduce((sum, row) => sum + getValue(row), 0)
}
