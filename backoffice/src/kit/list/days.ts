import dayjs, { type Dayjs } from 'dayjs'

export type Days = [Dayjs, Dayjs] | null

const format = 'YYYY-MM-DD'

/** Now by the clocks of the business: whoever is elsewhere sees the day that the server counts. */
export function businessNow(now = new Date()): Dayjs {
  const clock = new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Asia/Shanghai',
    dateStyle: 'short',
    timeStyle: 'medium',
  })
  return dayjs(clock.format(now))
}

/** A range of whole days → `from` and `to` of the query. */
export const toDays = (days?: Days) => ({
  from: days?.[0]?.format(format),
  to: days?.[1]?.format(format),
})

/** `from` and `to` of the URL → the range, or null unless both are days. */
export function fromDays(from: unknown, to: unknown): Days {
  const days = [from, to].map((day) => dayjs(String(day)))
  return from && to && days.every((day) => day.isValid()) ? (days as [Dayjs, Dayjs]) : null
}

export function recentDays() {
  const today = businessNow()
  const last = (days: number): [Dayjs, Dayjs] => [today.subtract(days - 1, 'day'), today]
  return [
    { label: '今天', value: last(1) },
    { label: '近7天', value: last(7) },
    { label: '近30天', value: last(30) },
  ]
}
