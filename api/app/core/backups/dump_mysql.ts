import { join } from 'node:path'
import type { ConnectionOptions } from 'mysql2'
import { auditTriggers } from '@zhuxue/database/audit_triggers'
import { auditQuery, migrationsQuery, toAudit, type CopiedDatabase } from '#core/backups/copied_database'
import { openSnapshot } from '#core/backups/mysql_snapshot'
import { kindOf, literal } from '#core/backups/mysql_values'
import { withSession, type MysqlSession } from '#core/backups/mysql_session'
import { SqlFile } from '#core/backups/sql_file'

const path = 'database.sql.gz'
const statementBytes = 256 * 1024
/** A transaction of millions of rows would fill the server's undo log when it is read back. */
const statementsInTransaction = 100

const header = [
  'SET NAMES utf8mb4',
  'SET FOREIGN_KEY_CHECKS = 0',
  'SET UNIQUE_CHECKS = 0',
  "SET TIME_ZONE = '+00:00'",
  "SET SQL_MODE = 'NO_AUTO_VALUE_ON_ZERO'",
]

/**
 * All tables as of one moment, as SQL with a statement a line, which any client reads back too. Nobody waits for it:
 * it reads one snapshot. Needs no client on the machine, and of the account no more than reading.
 */
export async function dumpMysql(server: ConnectionOptions, folder: string): Promise<CopiedDatabase> {
  const out = new SqlFile(join(folder, path))
  try {
    const copied = await withSession(server, (session) => dumpTo(session, out))
    await out.end()
    return copied
  } catch (error) {
    out.abandon()
    throw error
  }
}

async function dumpTo(session: MysqlSession, out: SqlFile): Promise<CopiedDatabase> {
  await session.run("set session time_zone = '+00:00', net_write_timeout = 3600")
  const snapshot = await openSnapshot(session)
  for (const statement of header) await out.write(statement)
  const tables: Record<string, number> = {}
  for (const table of await session.tables()) tables[table] = await dumpTable(session, table, out)
  for (const statement of auditTriggers('mysql')) await out.write(statement)
  await out.write('SET FOREIGN_KEY_CHECKS = 1')

  const [{ version, comment }] = await session.rows('select version() as version, @@version_comment as comment')
  const [lastEntry] = await session.rows(auditQuery)
  const migrations = await session.rows(migrationsQuery)
  return {
    path,
    server: `${version} (${comment})`,
    tables,
    migrations: migrations.map(({ name }) => name),
    audit: toAudit(lastEntry as { id: number; hash: string } | undefined),
    ...snapshot,
  }
}

/** @returns its rows */
async function dumpTable(session: MysqlSession, table: string, out: SqlFile): Promise<number> {
  const [shown] = await session.rows(`show create table \`${table}\``)
  await out.write(`DROP TABLE IF EXISTS \`${table}\``)
  await out.write(String(shown['Create Table']).replaceAll('\n', ' '))

  const columns = await session.rows(
    `select column_name as name, data_type as type from information_schema.columns
     where table_schema = database() and table_name = ?
       and (generation_expression is null or generation_expression = '')
     order by ordinal_position`,
    [table]
  )
  const names = columns.map(({ name }) => `\`${name}\``).join(', ')
  const kinds = columns.map(({ type }) => kindOf(type))
  const begin = `INSERT INTO \`${table}\` (${names}) VALUES `
  const rows = session.raw
    .query({ sql: `select ${names} from \`${table}\``, rowsAsArray: true, typeCast: false })
    .stream({ highWaterMark: 200 })

  let [count, statements, values, bytes] = [0, 0, [] as string[], 0]
  const flush = async () => {
    if (!values.length) return
    if (statements % statementsInTransaction === 0) await out.write('START TRANSACTION')
    await out.write(begin + values.join(','))
    statements++
    if (statements % statementsInTransaction === 0) await out.write('COMMIT')
    values = []
    bytes = 0
  }
  for await (const row of rows as AsyncIterable<(Buffer | null)[]>) {
    const text = `(${row.map((value, at) => literal(value, kinds[at])).join(',')})`
    values.push(text)
    bytes += text.length
    count++
    if (bytes > statementBytes) await flush()
  }
  await flush()
  if (statements % statementsInTransaction !== 0) await out.write('COMMIT')
  return count
}
