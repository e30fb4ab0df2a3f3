import { DateTime } from 'luxon'

/** Days begin and end where the business is. */
export const BusinessZone = 'Asia/Shanghai'

const stored = 'yyyy-MM-dd HH:mm:ss'

/** How far the development clock was put forward (core/local). */
let aheadMs = 0
const running = () => (aheadMs ? DateTime.utc().plus(aheadMs) : DateTime.utc())
let clock: () => DateTime = running

/** This moment in UTC. Everything that decides by time asks here; only technical timers read the machine's clock. */
export function now(): DateTime {
  return clock()
}

/** For tests: another clock, or the real one again with null. */
export function setClock(next: (() => DateTime) | null): void {
  clock = next ?? running
  if (!next) aheadMs = 0
}

/** For the development clock: from here on it is so much later. Answers by how much in all. */
export function advanceClock(ms: number): number {
  return (aheadMs += ms)
}

/** As the database keeps it: UTC text, alike on every engine. */
export function toStored(time: DateTime): string {
  return time.toUTC().toFormat(stored)
}

/** What `toStored` wrote, as a moment in UTC. */
export function fromStored(text: string): DateTime {
  return DateTime.fromFormat(text.slice(0, 19), stored, { zone: 'utc' })
}

/** As people read it on the wire: `yyyy-MM-dd HH:mm:ss` in the business zone; null stays null. */
export function onWire(time: DateTime | string | null | undefined): string | null {
  if (!time) return null
  if (typeof time === 'string') return shifted(time)
  return time.setZone(BusinessZone).toFormat(stored)
}

/** The last times read: the rows of a list are read over and over, and most of them are the same. */
const known = new Map<string, string>()
const mostKnown = 5000

/** Asia/Shanghai has been UTC+8 without summer time since 1991: lists of rows need no calendar for it. */
function shifted(text: string): string {
  const before = known.get(text)
  if (before !== undefined) return before

  const at = Date.parse(`${text.slice(0, 10)}T${text.slice(11, 19)}Z`) + 8 * 3_600_000
  const local = new Date(at).toISOString().slice(0, 19).replace('T', ' ')
  if (known.size >= mostKnown) known.clear()
  known.set(text, local)
  return local
}

/** The first second of a business day `yyyy-MM-dd`, in UTC. */
export function dayStart(day: string): DateTime {
  return DateTime.fromISO(day, { zone: BusinessZone }).startOf('day').toUTC()
}

/** The first second after a business day `yyyy-MM-dd`, in UTC: what is before it belongs to the day. */
export function dayEnd(day: string): DateTime {
  return DateTime.fromISO(day, { zone: BusinessZone }).startOf('day').plus({ days: 1 }).toUTC()
}
