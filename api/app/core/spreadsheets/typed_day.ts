import { DateTime } from 'luxon'

/** A day as people type it: 2026-07-01, 2026/7/1, 2026.7.1 or 2026年7月1日; null for anything else. */
export function readTypedDay(text: string): string | null {
  const parts = /^([1-9]\d{3})[-/.年](\d{1,2})[-/.月](\d{1,2})日?(?: 00:00(?::00)?)?$/.exec(text)
  const day = parts && DateTime.utc(Number(parts[1]), Number(parts[2]), Number(parts[3]))
  return day?.isValid && day.year < 9999 ? day.toISODate() : null
}
