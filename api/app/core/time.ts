import { DateTime } from 'luxon'

export const BusinessZone = 'Asia/Shanghai'

/** Asia/Shanghai has been UTC+8 without summer time since 1991, so no calendar is needed. */
const aheadOfUtcMs = 8 * 3_600_000
const dayMs = 24 * 3_600_000

let aheadMs = 0
const running = () => (aheadMs ? DateTime.utc().plus(aheadMs) : DateTime.utc())
let clock: () => DateTime = running

/** The current time in UTC. All time-based decisions use it; only technical timers read the machine's clock. */
export function now(): DateTime {
  return clock()
}

/** The same in milliseconds, for code that runs on each request. */
export function nowMillis(): number {
  return clock === running ? Date.now() + aheadMs : clock().toMillis()
}

export function setClock(next: (() => DateTime) | null): void {
  clock = next ?? running
  if (!next) aheadMs = 0
}

/** For the development clock: advances the time. @returns the total offset */
export function advanceClock(ms: number): number {
  return (aheadMs += ms)
}

/** UTC text, the same on every engine. */
export function toStored(time: DateTime): string {
  return toText(time.toMillis())
}

export function fromStored(text: string): DateTime {
  return DateTime.fromMillis(storedMillis(text), { zone: 'utc' })
}

/** Unix seconds. */
export function fromStoredToUnix(text: string): number {
  return storedMillis(text) / 1_000
}

export function unixToStored(seconds: number): string {
  return toText(seconds * 1_000)
}

/** Luxon's parser and formatter would take fifty times as long in every API call. */
function storedMillis(text: string): number {
  return Date.parse(`${text.slice(0, 10)}T${text.slice(11, 19)}Z`)
}

function toText(millis: number): string {
  return new Date(millis).toISOString().slice(0, 19).replace('T', ' ')
}

/** `yyyy-MM-dd HH:mm:ss` in the business zone. */
export function toWireTime(time: DateTime | string | null | undefined): string | null {
  if (!time) return null
  return toBusinessTime(typeof time === 'string' ? time : toStored(time))
}

/** RFC 3339 with the offset of the business zone, for partners. */
export function toRfc3339(time: Parameters<typeof toWireTime>[0]): string | null {
  const text = toWireTime(time)
  return text && wireToRfc3339(text)
}

export function wireToRfc3339(text: string): string {
  return `${text.replace(' ', 'T')}+08:00`
}

/** Parses a time of the wire; seconds are optional. */
export function fromWireTime(text: string): DateTime {
  const local = storedMillis(text.length === 16 ? `${text}:00` : text)
  return DateTime.fromMillis(local - aheadOfUtcMs, { zone: 'utc' })
}

/** `yyyy-MM-dd` in the business zone. */
export function toWireDay(time: DateTime | string): string {
  return toWireTime(time)!.slice(0, 10)
}

/** Rows of a list repeat few times. */
const cache = new Map<string, string>()
const maxCached = 5000

function toBusinessTime(text: string): string {
  const cached = cache.get(text)
  if (cached !== undefined) return cached

  const local = toText(storedMillis(text) + aheadOfUtcMs)
  if (cache.size >= maxCached) cache.clear()
  cache.set(text, local)
  return local
}

export function dayStart(day: string): DateTime {
  return DateTime.fromMillis(dayMillis(day), { zone: 'utc' })
}

/** Exclusive end of the day. */
export function dayEnd(day: string): DateTime {
  return DateTime.fromMillis(dayMillis(day) + dayMs, { zone: 'utc' })
}

/** The day that is `days` later, or earlier; days as `yyyy-MM-dd`. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10)
}

function dayMillis(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) - aheadOfUtcMs
}
