import db from '@adonisjs/lucid/services/db'
import { arePlaysCounted } from '#statistics/play/play_sums'
import { RankingSize } from '#statistics/terms'

interface Ranked {
  id: number
  seconds: number
}

/** The courses with the most counted seconds. */
export async function courseRanking(courseIds?: number[]) {
  const first = await ((await arePlaysCounted())
    ? keptCourses(courseIds)
    : played('course_id', courseIds))
  const names = await namesOf('courses', 'course_name', first)
  return first.flatMap(({ id, seconds }) =>
    names.has(id) ? { courseId: id, courseName: names.get(id)!, totalPlayTime: seconds } : []
  )
}

/** The people with the most counted seconds, by name only. */
export async function userRanking(courseIds?: number[]) {
  const first = await ((await arePlaysCounted())
    ? keptPeople(courseIds)
    : played('user_id', courseIds))
  const names = await namesOf('users', 'user_name', first)
  return first.flatMap(({ id, seconds }) =>
    names.has(id) ? { userId: id, userName: names.get(id)!, totalPlayTime: seconds } : []
  )
}

async function keptCourses(courseIds?: number[]): Promise<Ranked[]> {
  const query = db.from('play_sums').where('user_id', 0)
  if (courseIds?.length) query.whereIn('course_id', courseIds)
  return inOrder(query.select('course_id as id', 'credited_seconds as seconds'))
}

async function keptPeople(courseIds?: number[]): Promise<Ranked[]> {
  const sums = db.from('play_sums')
  if (!courseIds?.length) {
    return inOrder(
      sums.where('course_id', 0).select('user_id as id', 'credited_seconds as seconds')
    )
  }
  const ofCourses = sums.whereIn('course_id', courseIds).where('user_id', '>', 0)
  return inOrder(
    ofCourses.groupBy('user_id').select('user_id as id').sum('credited_seconds as seconds')
  )
}

async function played(by: 'course_id' | 'user_id', courseIds?: number[]): Promise<Ranked[]> {
  const query = db.from('play_sessions').where('credited_seconds', '>', 0)
  if (courseIds?.length) query.whereIn('course_id', courseIds)
  return inOrder(query.groupBy(by).select(`${by} as id`).sum('credited_seconds as seconds'))
}

async function inOrder(query: ReturnType<typeof db.from>): Promise<Ranked[]> {
  const rows = await query.orderBy('seconds', 'desc').orderBy('id', 'desc').limit(RankingSize)
  return rows.map(({ id, seconds }) => ({ id: Number(id), seconds: Number(seconds) }))
}

async function namesOf(
  table: string,
  column: string,
  ranked: Ranked[]
): Promise<Map<number, string>> {
  const rows = await db
    .from(table)
    .whereIn(
      'id',
      ranked.map(({ id }) => id)
    )
    .select('id', `${column} as name`)
  return new Map(rows.map(({ id, name }) => [Number(id), String(name)]))
}
