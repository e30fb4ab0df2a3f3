import db from '@adonisjs/lucid/services/db'
import { isAdmin, type CurrentUser } from '#core/current_user'
import { toWireTime, BusinessZone, now, toStored } from '#core/time'
import { PlayRange, PlayRangeDays } from '#learning/play_statis/terms'
import { type DateTime } from 'luxon'

export function userOfTotals(user: CurrentUser, requestedUserId: number | undefined): number {
  return isAdmin(user) && requestedUserId ? requestedUserId : user.id
}

export async function playTotal(userId: number): Promise<number> {
  const row = await db.from('play_sessions').where('user_id', userId).sum('credited_seconds as sum')
  return row[0].sum ?? 0
}

/** Counted seconds by course, highest first. A session belongs to the range in which it was opened. */
export async function coursePlayTotals(
  userId: number,
  { courseIds, range }: { courseIds?: number[]; range?: PlayRange } = {}
) {
  const query = db
    .from('play_sessions')
    .join('courses', 'courses.id', 'play_sessions.course_id')
    .where('play_sessions.user_id', userId)
    .groupBy('courses.id', 'courses.course_name', 'courses.course_type')
    .orderBy('seconds', 'desc')
    .orderBy('courses.id')
    .select('courses.id as courseId', 'courses.course_name as courseName', 'courses.course_type as courseType')
    .sum('play_sessions.credited_seconds as seconds')
  if (courseIds?.length) query.whereIn('courses.id', courseIds)
  const start = rangeStart(range)
  if (start) query.where('play_sessions.opened_at', '>=', start.at)

  const rows: { courseId: number; courseName: string; courseType: number; seconds: number }[] = await query
  return rows.map(({ seconds, ...course }) => ({ ...course, totalPlayTime: seconds }))
}

/** Counted seconds by business day, the latest first; days without any are left out. */
export async function dayPlayTotals(userId: number, range?: PlayRange) {
  const start = rangeStart(range)
  // By the hour, whose text is the same on every engine and never spans two business days.
  const hour = 'substr(opened_at, 1, 13)'
  const query = db
    .from('play_sessions')
    .where('user_id', userId)
    .where('credited_seconds', '>', 0)
    .groupByRaw(hour)
    .select(db.raw(`${hour} as hour`))
    .sum('credited_seconds as seconds')
  if (start) query.where('opened_at', '>=', start.at)

  const rows: { hour: string; seconds: number }[] = await query
  const days = new Map<string, number>()
  for (const { hour: at, seconds } of rows) {
    const day = toWireTime(`${at}:00:00`)!.slice(0, 10)
    days.set(day, (days.get(day) ?? 0) + seconds)
  }
  return {
    since: start?.day ?? null,
    dayPlayTimes: [...days]
      .map(([day, totalPlayTime]) => ({ day, totalPlayTime }))
      .sort((one, other) => other.day.localeCompare(one.day)),
  }
}

/** The first business day of a range, and its start as stored; null for all time. */
function rangeStart(range: PlayRange = PlayRange.All): { day: string; at: string } | null {
  const days = PlayRangeDays[range]
  if (days === null) return null
  const start = now()
    .setZone(BusinessZone)
    .startOf('day')
    .minus({ days: days - 1 })
  return { day: start.toISODate()!, at: toStored(start as DateTime) }
}
