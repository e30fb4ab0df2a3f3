import type { Trx } from '#core/transaction'

/** Study records with a change of hours since then: their hours and uploads are compared with each other. */
export const changedRecords = (since: string, client: Trx) =>
  client.from('hour_entries').where('created_at', '>=', since).select('course_edu_log_id')

export async function rowsOfChangedRecords(
  table: 'hour_entries' | 'hour_uploads',
  since: string,
  client: Trx
): Promise<Set<number>> {
  const rows = await client.from(table).whereIn('course_edu_log_id', changedRecords(since, client)).select('id')
  return new Set(rows.map(({ id }) => Number(id)))
}
