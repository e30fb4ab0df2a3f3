import db from '@adonisjs/lucid/services/db'

/** Orders by the number that they had at a former platform. The few sources are listed, so that an index is used. */
export async function formerOrderIds(number: string): Promise<number[]> {
  const rows: { id: number }[] = await db
    .from('import_links')
    .whereIn('source', db.from('import_runs').distinct('source'))
    .where({ object: 'orders', source_id: number })
    .select('row_id as id')
  return rows.map(({ id }) => id)
}
