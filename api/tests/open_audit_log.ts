import db from '@adonisjs/lucid/services/db'
import { withoutAuditTriggers } from '@zhuxue/database/audit_triggers'

/** Disables the triggers of the audit log, to change or remove entries. */
export function tamper<T>(work: () => Promise<T>): Promise<T> {
  return withoutAuditTriggers(db.connection(), work)
}
