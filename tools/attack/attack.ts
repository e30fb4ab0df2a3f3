import type { Target } from '../local_client/target.js'

/** One row of the report. */
export interface Finding {
  tried: string
  /** Null when it could not be tried here. */
  held: boolean | null
  /** The observed result, or why it was not tried. */
  seen: string
}

export interface Attack {
  /** Ids of docs/threats.md. */
  promises: string
  title: string
  run(target: Target): Promise<Finding[]>
}

export const finding = (tried: string, held: boolean, seen: unknown): Finding => ({
  tried,
  held,
  seen: typeof seen === 'string' ? seen : JSON.stringify(seen),
})

export const notRun = (tried: string, why: string): Finding => ({ tried, held: null, seen: why })

/** The number of occurrences of each value, as in `401 x 5, 429 x 35`. */
export function tally(values: (string | number)[]): string {
  const counts = new Map<string | number, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].map(([value, count]) => `${value} x ${count}`).join(', ')
}
