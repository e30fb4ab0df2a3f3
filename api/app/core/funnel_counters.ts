import { now, toWireDay } from '#core/time'

export type FunnelStep = 'visits' | 'carts'

export interface FunnelCounter {
  /** `yyyy-MM-dd` in the business zone. */
  day: string
  courseId: number
  visits: number
  carts: number
}

/** Addresses of courses can be made up: what is counted between two writes is bounded. */
const mostRows = 20_000

let counts = new Map<string, FunnelCounter>()

/** Adds in memory, for one write for all of them (`statistics/funnel/write_counts.ts`). Nothing about who it was is known here. */
export function trackFunnelStep(step: FunnelStep, courseId: number, times = 1): void {
  const day = toWireDay(now())
  const key = `${day} ${courseId}`
  const row = counts.get(key)
  if (row) row[step] += times
  else if (counts.size < mostRows) counts.set(key, { day, courseId, visits: 0, carts: 0, [step]: times })
}

/** All that was counted since the last time. */
export function drainFunnelCounters(): FunnelCounter[] {
  const taken = [...counts.values()]
  counts = new Map()
  return taken
}

/** What could not be written is counted again. */
export function restoreFunnelCounters(rows: FunnelCounter[]): void {
  for (const row of rows) {
    const key = `${row.day} ${row.courseId}`
    const since = counts.get(key)
    counts.set(key, { ...row, visits: row.visits + (since?.visits ?? 0), carts: row.carts + (since?.carts ?? 0) })
  }
}
