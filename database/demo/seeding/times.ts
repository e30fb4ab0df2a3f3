import { DateTime } from 'luxon'

const businessZone = 'Asia/Shanghai'

/** A time in the database format: UTC text. */
export function stored(time: Date): string {
  return DateTime.fromJSDate(time, { zone: 'utc' }).toFormat('yyyy-MM-dd HH:mm:ss')
}

/** The time at an hour of the business day a number of days ago. */
export function daysBefore(now: Date, days: number, hour = 9, minute = 0): Date {
  return DateTime.fromJSDate(now, { zone: businessZone })
    .startOf('day')
    .minus({ days })
    .set({ hour, minute })
    .toJSDate()
}

export function lastFullHour(now: Date): Date {
  return DateTime.fromJSDate(now, { zone: businessZone }).startOf('hour').toJSDate()
}

export function secondsAfter(time: Date, seconds: number): Date {
  return new Date(time.getTime() + seconds * 1000)
}

/** The business day `yyyy-MM-dd` of a time. */
export function dayOf(time: Date): string {
  return DateTime.fromJSDate(time, { zone: businessZone }).toISODate()!
}

/** `yyMMddHHmmss` in the business time zone, the first half of an order number. */
export function orderStamp(time: Date): string {
  return DateTime.fromJSDate(time, { zone: businessZone }).toFormat('yyMMddHHmmss')
}
