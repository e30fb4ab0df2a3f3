import db from '@adonisjs/lucid/services/db'
import { withoutAuditTriggers } from '@zhuxue/database/audit_triggers'

/** What nobody may do in the product: change or remove entries of the log. */
export function tamper<T>(work: () => Promise<T>): Promise<T> {
  return withoutAuditTriggers(db.connection(), work)
}
