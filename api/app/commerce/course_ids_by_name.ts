import db from '@adonisjs/lucid/services/db'
import { likeContains } from '#core/query_rules'

const maxCourseIds = 1_000

/**
 * Ids of the courses whose name contains this text; undefined when there are too many to help. They are looked up
 * before the list is queried: no engine can estimate how few orders match a part of a name, and MariaDB started with
 * all orders.
 */
export async function courseIdsByName(part: string): Promise<number[] | undefined> {
  const rows = await db
    .from('courses')
    .whereRaw("course_name like ? escape '!'", [likeContains(part)])
    .limit(maxCourseIds + 1)
    .select('id')
  return rows.length > maxCourseIds ? undefined : rows.map(({ id }) => Number(id))
}
