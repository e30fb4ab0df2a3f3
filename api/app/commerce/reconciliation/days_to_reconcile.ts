import { DateTime } from 'luxon'
import { BillDayStatus, BillKeptDays, BillReadyHour } from '#commerce/reconciliation/terms'
import { BusinessZone } from '#core/time'

interface KnownDay {
  day: string
  status: BillDayStatus
  ranAt: DateTime | null
}

const retryMinutes = 60
/** Days, after a long stop. */
const maxMissedDays = 31

export function lastBilledDay(at: DateTime): string {
  const local = at.setZone(BusinessZone)
  return local.minus({ days: local.hour >= BillReadyHour ? 1 : 2 }).toISODate()!
}

export function firstBilledDay(at: DateTime): string {
  return at.setZone(BusinessZone).minus({ days: BillKeptDays }).toISODate()!
}

/** Yesterday once its bill is made, missed days, and failed days after a pause. */
export function daysToReconcile(at: DateTime, known: KnownDay[]): string[] {
  const last = lastBilledDay(at)
  const done = known.filter(({ status }) => status === BillDayStatus.Done)
  const newest = done
    .map(({ day }) => day)
    .sort()
    .at(-1)
  const missed = newest ? daysBetween(newest, last) : [last]
  const failed = known.filter(({ status }) => status === BillDayStatus.Failed)
  const resting = new Set(
    failed.filter(({ ranAt }) => ranAt && ranAt.plus({ minutes: retryMinutes }) > at).map(dayOf)
  )
  const compared = new Set(done.map(dayOf))
  return [...new Set([...failed.map(dayOf), ...missed])]
    .filter((day) => day <= last && !resting.has(day) && !compared.has(day))
    .sort()
}

const dayOf = ({ day }: KnownDay) => day

function daysBetween(after: string, until: string): string[] {
  const days: string[] = []
  let day = DateTime.fromISO(until, { zone: BusinessZone })
  while (day.toISODate()! > after && days.length < maxMissedDays) {
    days.push(day.toISODate()!)
    day = day.minus({ days: 1 })
  }
  return days
}
