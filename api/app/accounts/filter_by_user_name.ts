import db from '@adonisjs/lucid/services/db'
import { CountedRows } from '#core/shared_rules'
import { likeContains } from '#core/query_rules'

export type QueryFilter = (query: any, column: string) => void

/** Narrows a list to people by a part of their name: by their ids where they are few, otherwise row by row. */
export async function filterByUserName(part?: string): Promise<QueryFilter> {
  if (!part) return () => undefined
  const rows = await db
    .from('users')
    .whereRaw("user_name like ? escape '!'", [likeContains(part)])
    .select('id')
    .limit(CountedRows + 1)
  const ids = rows.map(({ id }) => Number(id))
  if (ids.length <= CountedRows) return (query, column) => query.whereIn(column, ids)
  return filterByUserNamePerRow(part)
}

/** Without a look at how many there are. */
export const filterByUserNamePerRow =
  (part: string): QueryFilter =>
  (query, column) =>
    query.whereRaw(`(select user_name from users where users.id = ${column}) like ? escape '!'`, [likeContains(part)])
