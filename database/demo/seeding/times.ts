import { DateTime } from 'luxon'

const businessZone = 'Asia/Shanghai'

/** As the database keeps a moment: UTC text. */
export function stored(time: Date): string {
  return DateTime.fromJSDate(time, { zone: 'utc' }).toFormat('yyyy-MM-dd HH:mm:ss')
}

/** A moment so many business days before now, at an hour of that day. */
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

/** The business day `yyyy-MM-dd` of a moment. */
export function dayOf(time: Date): string {
  return DateTime.fromJSDate(time, { zone: businessZone }).toISODate()!
}

/** `yyMMddHHmmss` in the business zone, the first half of an order number. */
export function orderStamp(time: Date): string {
  return DateTime.fromJSDate(time, { zone: businessZone }).toFormat('yyMMddHHmmss')
}
