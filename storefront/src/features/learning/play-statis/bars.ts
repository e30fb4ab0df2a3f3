import { type PlayRange, PlayRangeDays } from '@zhuxue/api/terms/learning/play_statis'
import type { DayPlayTime } from '~/lib/http/apiTypes'

export type Bar = {
  /** A day `yyyy-MM-dd`, or a month `yyyy-MM`. */
  period: string
  seconds: number
}

const dayMs = 86_400_000

/** A bar for each day of the range, including days without study; for all time one per month. Oldest first. */
export function barsOf(
  range: PlayRange,
  { since, dayPlayTimes }: { since: string | null; dayPlayTimes: DayPlayTime[] }
): Bar[] {
  const days = PlayRangeDays[range]
  if (days === null || since === null) return monthsOf(dayPlayTimes)
  const seconds = new Map(dayPlayTimes.map(({ day, totalPlayTime }) => [day, totalPlayTime]))
  const first = Date.parse(`${since}T00:00:00Z`)
  return Array.from({ length: days }, (_, at) => {
    const period = new Date(first + at * dayMs).toISOString().slice(0, 10)
    return { period, seconds: seconds.get(period) ?? 0 }
  })
}

function monthsOf(days: DayPlayTime[]): Bar[] {
  const months = new Map<string, number>()
  for (const { day, totalPlayTime } of [...days].reverse()) {
    const month = day.slice(0, 7)
    months.set(month, (months.get(month) ?? 0) + totalPlayTime)
  }
  return [...months].map(([period, seconds]) => ({ period, seconds }))
}

export const totalOf = (bars: Bar[]): number => bars.reduce((sum, { seconds }) => sum + seconds, 0)

/** Per cent of the longest; any study at all stays visible. */
export function shareOf(seconds: number, longest: number): number {
  if (seconds <= 0 || longest <= 0) return 0
  return Math.max(3, Math.round((seconds * 100) / longest))
}
