import type { QueryClientContract } from '@adonisjs/lucid/types/database'

type Database = Pick<QueryClientContract, 'rawQuery' | 'dialect'>

const events = { audit_logs_no_update: 'UPDATE', audit_logs_no_delete: 'DELETE' }
const sentence = 'audit_logs is only added to'

/** Rows of the audit log cannot be changed or deleted by any database account (docs/threats.md S24). */
export async function createAuditTriggers(db: Database): Promise<void> {
  for (const statement of auditTriggers(db.dialect.name)) await db.rawQuery(statement)
}

export function auditTriggers(dialect: string): string[] {
  const refuse =
    dialect === 'mysql'
      ? `SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = '${sentence}'`
      : `BEGIN SELECT RAISE(ABORT, '${sentence}'); END`
  return Object.entries(events).map(
    ([name, event]) => `CREATE TRIGGER ${name} BEFORE ${event} ON audit_logs FOR EACH ROW ${refuse}`
  )
}

export async function dropAuditTriggers(db: Database): Promise<void> {
  for (const name of Object.keys(events)) await db.rawQuery(`DROP TRIGGER IF EXISTS ${name}`)
}

export async function hasAuditTriggers(db: Database): Promise<boolean> {
  const rows =
    db.dialect.name === 'mysql'
      ? (
          await db.rawQuery(
            `SELECT trigger_name AS name FROM information_schema.triggers
             WHERE event_object_schema = DATABASE() AND event_object_table = 'audit_logs'`
          )
        )[0]
      : await db.rawQuery("SELECT name FROM sqlite_master WHERE type = 'trigger' AND tbl_name = 'audit_logs'")
  const found = rows.map(({ name }: { name: string }) => name)
  return Object.keys(events).every((name) => found.includes(name))
}

/**
 * The only way to change or delete rows of the log: for tests that empty every table, and for operators who must delete
 * entries by law (docs/decisions/0032-sign-and-anchor-the-audit-log.md). On MySQL it commits a running transaction.
 */
export async function withoutAuditTriggers<T>(db: Database, work: () => Promise<T>): Promise<T> {
  await dropAuditTriggers(db)
  try {
    return await work()
  } finally {
    await createAuditTriggers(db)
  }
}
