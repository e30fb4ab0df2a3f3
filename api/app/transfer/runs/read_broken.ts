import db from '@adonisjs/lucid/services/db'
import { importsBroken } from '#core/metrics/metrics'
import { ImportState } from '#transfer/terms'

export async function readBrokenImports(): Promise<void> {
  const [found] = await db
    .from('import_runs')
    .where('state', ImportState.DoneWithBreaks)
    .whereNull('acknowledged_at')
    .count('* as rows')
  importsBroken.set(Number(found.rows))
}
