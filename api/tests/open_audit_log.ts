import ace from '@adonisjs/core/services/ace'
import db from '@adonisjs/lucid/services/db'
import { withoutAuditTriggers } from '@zhuxue/database/audit_triggers'

/** What nobody may do in the product: change or remove entries of the log. */
export function tamper<T>(work: () => Promise<T>): Promise<T> {
  return withoutAuditTriggers(db.connection(), work)
}

/** SQLite empties a table row by row, which the triggers of the log refuse; so emptying all tables lifts them. */
export function letTestsEmptyTheLog(): void {
  if (db.connection().dialect.name === 'mysql') return
  const exec = ace.exec.bind(ace)
  ace.exec = (name, argv) =>
    name === 'db:truncate' ? tamper(() => exec(name, argv)) : exec(name, argv)
}
