import db from '@adonisjs/lucid/services/db'
import { faultsOf } from '#start/object_types'

/** After every functional test: each audit entry that it wrote must be readable in the back office. */
export async function rejectUnreadableEntries(): Promise<void> {
  const entries = await db.from('audit_logs').select('action', 'object', 'before', 'after')
  const faults = entries.flatMap(({ action, object, before, after }) =>
    faultsOf(object, JSON.parse(before ?? 'null'), JSON.parse(after ?? 'null')).map((fault) => `${action}: ${fault}`)
  )
  if (faults.length) throw new Error(`Audit entries that nobody can read:\n${[...new Set(faults)].join('\n')}`)
}
