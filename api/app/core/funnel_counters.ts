import { now, toWireDay } from '#core/time'

export type FunnelStep = 'visits' | 'carts'

export interface FunnelCounter {
  /** `yyyy-MM-dd` in the business zone. */
  day: string
  courseId: number
  visits: number
  carts: number
}

/** Course ids in URLs can be invented, so the number of rows between two writes is limited. */
const maxRows = 20_000

let counts = new Map<string, FunnelCounter>()

/** Counts in memory; `statistics/funnel/write_counts.ts` writes all at once. Visitors are not identified. */
export function trackFunnelStep(step: FunnelStep, courseId: number, times = 1): void {
  const day = toWireDay(now())
  const key = `${day} ${courseId}`
  const row = counts.get(key)
  if (row) row[step] += times
  else if (counts.size < maxRows) counts.set(key, { day, courseId, visits: 0, carts: 0, [step]: times })
}

/** Returns and clears all counts since the last call. */
export function drainFunnelCounters(): FunnelCounter[] {
  const taken = [...counts.values()]
  counts = new Map()
  return taken
}

/** Adds counts that could not be written. */
export function restoreFunnelCounters(rows: FunnelCounter[]): void {
  for (const row of rows) {
    const key = `${row.day} ${row.courseId}`
    const since = counts.get(key)
    counts.set(key, { ...row, visits: row.visits + (since?.visits ?? 0), carts: row.carts + (since?.carts ?? 0) })
  }
}
