import { rangeMessages } from '@zhuxue/api/rules'
import dayjs, { type Dayjs } from 'dayjs'

/** Either end may be open. */
export type DateRange = [Dayjs | null, Dayjs | null] | null

const format = 'YYYY-MM-DD'

export function businessNow(now = new Date()): Dayjs {
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai', dateStyle: 'short', timeStyle: 'medium' })
  return dayjs(clock.format(now))
}

/** A range of whole days → `from` and `to` of the query. */
export const toDays = (days?: DateRange) => ({ from: days?.[0]?.format(format), to: days?.[1]?.format(format) })

/** Two days or times of the URL → the range; an invalid one is an open end. */
export function fromDays(from: unknown, to: unknown): DateRange {
  const [first, last] = [from, to].map((text) => {
    const day = dayjs(String(text))
    return text && day.isValid() ? day : null
  })
  return first || last ? [first, last] : null
}

export const isBackwards = (days?: DateRange) => !!days?.[0] && !!days[1]?.isBefore(days[0], 'day')

/** A form rule. */
export const notBackwards = {
  validator: (_: unknown, days?: DateRange) =>
    isBackwards(days) ? Promise.reject(new Error(rangeMessages.backwards)) : Promise.resolve(),
}

const timeFormat = 'YYYY-MM-DD HH:mm:ss'

/** A range of whole days → its first and its last second. */
export const toTimes = (days?: DateRange) => [
  days?.[0]?.startOf('day').format(timeFormat),
  days?.[1]?.endOf('day').format(timeFormat),
]

type Preset = { label: string; value: [Dayjs, Dayjs] }

export function recentDays(): Preset[] {
  const today = businessNow()
  const last = (days: number): [Dayjs, Dayjs] => [today.subtract(days - 1, 'day'), today]
  return [
    { label: '今天', value: last(1) },
    { label: '近7天', value: last(7) },
    { label: '近30天', value: last(30) },
  ]
}

export function thisMonth(): Preset {
  const today = businessNow()
  return { label: '本月', value: [today.startOf('month'), today] }
}
