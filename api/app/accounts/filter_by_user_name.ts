import db from '@adonisjs/lucid/services/db'
import { CountedRows, normalizePersonName } from '#core/shared_rules'
import { likeContains } from '#core/query_rules'

export type QueryFilter = (query: any, column: string) => void

/** Filters a list by part of a user's name: by ids when few users match, otherwise row by row. */
export async function filterByUserName(part?: string): Promise<QueryFilter> {
  if (!part) return () => undefined
  const rows = await db
    .from('users')
    .whereRaw("user_name like ? escape '!'", [likeContains(normalizePersonName(part))])
    .select('id')
    .limit(CountedRows + 1)
  const ids = rows.map(({ id }) => Number(id))
  if (ids.length <= CountedRows) return (query, column) => query.whereIn(column, ids)
  return filterByUserNamePerRow(part)
}

/** Does not count the matching users first. */
export const filterByUserNamePerRow =
  (part: string): QueryFilter =>
  (query, column) =>
    query.whereRaw(`(select user_name from users where users.id = ${column}) like ? escape '!'`, [
      likeContains(normalizePersonName(part)),
    ])
