import type { DateTime } from 'luxon'
import { BusinessZone, now } from '#core/time'

/** Months are `yyyy-MM` in the business zone and sort as text. */
export const monthOf = (time: DateTime): string => time.setZone(BusinessZone).toFormat('yyyy-MM')

export const thisMonth = (): string => monthOf(now())

export function addMonths(month: string, months: number): string {
  const [year, number] = month.split('-').map(Number)
  const at = year * 12 + number - 1 + months
  return `${String(Math.floor(at / 12)).padStart(4, '0')}-${String((at % 12) + 1).padStart(2, '0')}`
}

/** From the first to the last, inclusive. */
export function monthsBetween(first: string, last: string): string[] {
  const months: string[] = []
  for (let month = first; month <= last; month = addMonths(month, 1)) months.push(month)
  return months
}

/** The first and the last day of a month, as `yyyy-MM-dd`. */
export function daysOfMonth(month: string): { from: string; to: string } {
  const [year, number] = month.split('-').map(Number)
  const last = new Date(Date.UTC(year, number, 0)).getUTCDate()
  return { from: `${month}-01`, to: `${month}-${last}` }
}
