import db from '@adonisjs/lucid/services/db'
import { likeContains } from '#core/query_rules'

const most = 1_000

/**
 * Ids of the courses whose name has this part; undefined where there are very many, so that rows come soon anyhow. Found
 * before the list is asked: no engine knows how few orders a part of a name leaves, and MariaDB began with all orders.
 */
export async function courseIdsByName(part: string): Promise<number[] | undefined> {
  const rows = await db
    .from('courses')
    .whereRaw("course_name like ? escape '!'", [likeContains(part)])
    .limit(most + 1)
    .select('id')
  return rows.length > most ? undefined : rows.map(({ id }) => Number(id))
}
