import db from '@adonisjs/lucid/services/db'
import { RowsKeptForDays } from '#core/retention'
import { now, toStored } from '#core/time'

const batch = 1000

/** Small batches: no lock is held long, and it may be stopped and run again (docs/decisions/0032). */
export async function tidyOldRows(): Promise<Record<string, number>> {
  const removed: Record<string, number> = {}
  for (const [name, { table = name, column, days }] of Object.entries(RowsKeptForDays)) {
    removed[name] = await removeBefore(table, column, toStored(now().minus({ days })))
  }
  return removed
}

async function removeBefore(table: string, column: string, limit: string): Promise<number> {
  for (let removed = 0; ; removed += batch) {
    const rows = await db.from(table).where(column, '<', limit).select('id').limit(batch)
    const ids = rows.map(({ id }) => id)
    if (ids.length) await db.from(table).whereIn('id', ids).delete()
    if (ids.length < batch) return removed + ids.length
  }
}
