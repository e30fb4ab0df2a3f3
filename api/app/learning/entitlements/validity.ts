import { DateTime } from 'luxon'
import { BusinessZone, now } from '#core/time'

/** Today where the business is, as `yyyy-MM-dd`. */
export function businessDay(at: DateTime = now()): string {
  return at.setZone(BusinessZone).toISODate()!
}

/**
 * The last day of a right that begins on `day`: so many days later, that day included.
 * One that still holds is lengthened, so nobody loses days by buying early.
 * @param day the day of payment, `yyyy-MM-dd`
 * @param validUntil the last day of what the person has already, or null
 */
export function lastDay(day: string, days: number, validUntil: string | null): string {
  const from = validUntil && validUntil > day ? validUntil : day
  return DateTime.fromISO(from, { zone: BusinessZone }).plus({ days }).toISODate()!
}
