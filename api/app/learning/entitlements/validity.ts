import { DateTime } from 'luxon'
import { addDays, now, toWireDay } from '#core/time'

export function businessDay(at: DateTime = now()): string {
  return toWireDay(at)
}

/** Extends current access, which ends on `validUntil`: buying early loses no days. */
export function lastDay(day: string, days: number, validUntil: string | null): string {
  const from = validUntil && validUntil > day ? validUntil : day
  return addDays(from, days)
}

/** Days until the last day: 0 on that day itself. */
export function daysLeft(expiresOn: string | null, today = businessDay()): number | null {
  if (expiresOn === null) return null
  const day = (text: string) => DateTime.fromISO(text, { zone: 'utc' })
  return Math.round(day(expiresOn).diff(day(today), 'days').days)
}
