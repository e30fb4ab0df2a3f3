import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { readFromReplica } from '#core/http/replica_reads'
import { arePlaysCounted } from '#statistics/play/play_sums'
import { RankingSize } from '#statistics/terms'

interface Ranked {
  id: number
  seconds: number
}

/** The courses with the most counted seconds. */
export async function courseRanking(courseIds?: number[]) {
  const isCounted = await arePlaysCounted()
  const { first, names } = await readFromReplica(async (client) => {
    const first = await (isCounted ? storedCourses(client, courseIds) : played(client, 'course_id', courseIds))
    return { first, names: await namesOf(client, 'courses', 'course_name', first) }
  })
  return first.flatMap(({ id, seconds }) =>
    names.has(id) ? { courseId: id, courseName: names.get(id)!, totalPlayTime: seconds } : []
  )
}

/** The users with the most counted seconds, by name only. */
export async function userRanking(courseIds?: number[]) {
  const isCounted = await arePlaysCounted()
  const { first, names } = await readFromReplica(async (client) => {
    const first = await (isCounted ? storedUsers(client, courseIds) : played(client, 'user_id', courseIds))
    return { first, names: await namesOf(client, 'users', 'user_name', first) }
  })
  return first.flatMap(({ id, seconds }) =>
    names.has(id) ? { userId: id, userName: names.get(id)!, totalPlayTime: seconds } : []
  )
}

async function storedCourses(client: QueryClientContract, courseIds?: number[]): Promise<Ranked[]> {
  const query = client.from('play_sums').where('user_id', 0)
  if (courseIds?.length) query.whereIn('course_id', courseIds)
  return inOrder(query.select('course_id as id', 'credited_seconds as seconds'))
}

async function storedUsers(client: QueryClientContract, courseIds?: number[]): Promise<Ranked[]> {
  const sums = client.from('play_sums')
  if (!courseIds?.length) {
    return inOrder(sums.where('course_id', 0).select('user_id as id', 'credited_seconds as seconds'))
  }
  const ofCourses = sums.whereIn('course_id', courseIds).where('user_id', '>', 0)
  // A user has one row per course, and an index has them in this order.
  if (courseIds.length === 1) {
    return inOrder(ofCourses.select('user_id as id', 'credited_seconds as seconds'))
  }
  return inOrder(ofCourses.groupBy('user_id').select('user_id as id').sum('credited_seconds as seconds'))
}

async function played(
  client: QueryClientContract,
  by: 'course_id' | 'user_id',
  courseIds?: number[]
): Promise<Ranked[]> {
  const query = client.from('play_sessions').where('credited_seconds', '>', 0)
  if (courseIds?.length) query.whereIn('course_id', courseIds)
  return inOrder(query.groupBy(by).select(`${by} as id`).sum('credited_seconds as seconds'))
}

async function inOrder(query: ReturnType<QueryClientContract['from']>): Promise<Ranked[]> {
  const rows = await query.orderBy('seconds', 'desc').orderBy('id', 'desc').limit(RankingSize)
  return rows.map(({ id, seconds }) => ({ id: Number(id), seconds: Number(seconds) }))
}

async function namesOf(
  client: QueryClientContract,
  table: string,
  column: string,
  ranked: Ranked[]
): Promise<Map<number, string>> {
  const rows = await client
    .from(table)
    .whereIn(
      'id',
      ranked.map(({ id }) => id)
    )
    .select('id', `${column} as name`)
  return new Map(rows.map(({ id, name }) => [Number(id), String(name)]))
}
