import type { DateTime } from 'luxon'
import { addDays, BusinessZone, toWireDay } from '#core/time'

export interface KnownDay {
  day: string
  status: 'done' | 'failed'
  ranAt: DateTime | null
}

/** `readyHour` of the next day is when the list of a day is complete. */
export interface DayRule {
  readyHour: number
}

const retryMinutes = 60
const maxMissedDays = 31

export function lastCompleteDay(at: DateTime, { readyHour }: DayRule): string {
  const local = at.setZone(BusinessZone)
  return local.minus({ days: local.hour >= readyHour ? 1 : 2 }).toISODate()!
}

export function daysBefore(at: DateTime, days: number): string {
  return addDays(toWireDay(at), -days)
}

/** Yesterday once it is complete, missed days, and failed days after a pause. */
export function daysDue(at: DateTime, known: KnownDay[], rule: DayRule): string[] {
  const last = lastCompleteDay(at, rule)
  const done = known.filter(({ status }) => status === 'done')
  const newest = done
    .map(({ day }) => day)
    .sort()
    .at(-1)
  const missed = newest ? daysBetween(newest, last) : [last]
  const failed = known.filter(({ status }) => status === 'failed')
  const resting = new Set(failed.filter(({ ranAt }) => ranAt && ranAt.plus({ minutes: retryMinutes }) > at).map(dayOf))
  const compared = new Set(done.map(dayOf))
  return [...new Set([...failed.map(dayOf), ...missed])]
    .filter((day) => day <= last && !resting.has(day) && !compared.has(day))
    .sort()
}

const dayOf = ({ day }: KnownDay) => day

function daysBetween(after: string, until: string): string[] {
  const days: string[] = []
  let day = until
  while (day > after && days.length < maxMissedDays) {
    days.push(day)
    day = addDays(day, -1)
  }
  return days
}
