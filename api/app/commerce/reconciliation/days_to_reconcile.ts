import { DateTime } from 'luxon'
import { BillDayStatus, BillKeptDays, BillReadyHour } from '#commerce/reconciliation/terms'
import { BusinessZone } from '#core/time'

interface KnownDay {
  day: string
  status: BillDayStatus
  ranAt: DateTime | null
}

/** A day that failed is tried again this much later. */
const retryMinutes = 60
/** How far back days are made good that nobody compared, as after a long stop. */
const mostMissed = 31

/** The last day whose bill the wallet has made. */
export function lastBilledDay(at: DateTime): string {
  const local = at.setZone(BusinessZone)
  return local.minus({ days: local.hour >= BillReadyHour ? 1 : 2 }).toISODate()!
}

/** The first day whose bill the wallet still has. */
export function firstBilledDay(at: DateTime): string {
  return at.setZone(BusinessZone).minus({ days: BillKeptDays }).toISODate()!
}

/**
 * The days to compare now, oldest first: yesterday once its bill is made, days since the last comparison that
 * were missed, and those that failed a while ago.
 * @param known the days of the last weeks that were compared or tried
 */
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

/** The days after one up to another, the newest few of them. */
function daysBetween(after: string, until: string): string[] {
  const days: string[] = []
  let day = DateTime.fromISO(until, { zone: BusinessZone })
  while (day.toISODate()! > after && days.length < mostMissed) {
    days.push(day.toISODate()!)
    day = day.minus({ days: 1 })
  }
  return days
}
