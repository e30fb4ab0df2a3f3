import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { tamper } from './open_audit_log.js'

/** Tables of the migrations. */
const left = ['adonis_schema', 'adonis_schema_versions']
/** Triggers prevent deleting its rows. */
const guarded = 'audit_logs'

/**
 * `testUtils.db().truncate()` empties only the tables that a test wrote to, instead of truncating all ninety: on MySQL
 * that takes half a second, hundreds of times per run. The tables exist since the start of the run.
 */
export function truncateOnlyWrittenTables(): void {
  Object.getPrototypeOf(testUtils.db()).truncate = async () => emptyTables
}

async function emptyTables(): Promise<void> {
  const written = await tablesWithRows()
  if (!written.length) return
  if (db.connection().dialect.name === 'mysql') return emptyOnMysql(written)
  const empty = () => emptyOnSqlite(written)
  await (written.includes(guarded) ? tamper(empty) : empty())
}

async function tablesWithRows(): Promise<string[]> {
  const client = db.connection()
  const tables = await client.getAllTables()
  const looks = tables
    .filter((table) => !left.includes(table))
    .map((table) => `SELECT '${table}' AS name WHERE EXISTS (SELECT 1 FROM \`${table}\`)`)
  const found = await client.rawQuery(looks.join(' UNION ALL '))
  const rows: { name: string }[] = client.dialect.name === 'mysql' ? found[0] : found
  return rows.map(({ name }) => name)
}

async function emptyOnSqlite(tables: string[]): Promise<void> {
  const client = db.connection()
  await client.rawQuery('PRAGMA foreign_keys = OFF')
  try {
    for (const table of tables) await client.from(table).delete()
  } finally {
    await client.rawQuery('PRAGMA foreign_keys = ON')
  }
}

/** Uses one connection, because the setting belongs to a connection. TRUNCATE ignores triggers and commits. */
async function emptyOnMysql(tables: string[]): Promise<void> {
  const trx = await db.transaction()
  try {
    await trx.rawQuery('SET FOREIGN_KEY_CHECKS = 0')
    for (const table of tables) {
      if (table !== guarded) await trx.from(table).delete()
    }
    if (tables.includes(guarded)) await trx.rawQuery(`TRUNCATE TABLE ${guarded}`)
  } finally {
    await trx.rawQuery('SET FOREIGN_KEY_CHECKS = 1')
    await trx.commit()
  }
}
