import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { findClient } from '#core/backups/mysql_client'
import { checkFile, checkServer } from '#core/doctor/database'
import { warn, pass, type CheckResult } from '#core/doctor/check_result'
import { checkClock } from '#core/doctor/machine'

const variableNames = [
  'version',
  'sql_mode',
  'transaction_isolation',
  'tx_isolation',
  'collation_database',
  'innodb_flush_log_at_trx_commit',
  'sync_binlog',
  'log_bin',
]

export function examineDatabase(client: QueryClientContract): Promise<CheckResult[]> {
  return client.dialect.name === 'mysql' ? examineServer(client) : examineFile(client)
}

async function examineServer(client: QueryClientContract): Promise<CheckResult[]> {
  const marks = variableNames.map(() => '?').join(', ')
  const [rows] = await client.rawQuery(`show variables where variable_name in (${marks})`, variableNames)
  const variables = Object.fromEntries(
    rows.map((row: { Variable_name: string; Value: string }) => [row.Variable_name, row.Value])
  )
  const [[zone]] = await client.rawQuery("select convert_tz('2026-01-01 00:00:00', 'UTC', 'Asia/Shanghai') as known")
  const [others] = await client.rawQuery(
    `select table_name as name from information_schema.tables where table_schema = database()
     and table_type = 'BASE TABLE' and table_name not like 'adonis\\_%' and table_collation <> 'utf8mb4_bin'`
  )
  const otherTables = others.map(({ name }: { name: string }) => name)
  const before = Date.now()
  const [[{ at }]] = await client.rawQuery('select unix_timestamp(now(3)) * 1000 as at')
  const clock = checkClock(Number(at), before, Date.now())
  const server = checkServer({ variables, knowsZones: zone.known !== null, otherTables })
  return [...server, clock, await checkBackupClient()]
}

function checkBackupClient(): Promise<CheckResult> {
  return findClient('dump').then(
    ({ file }) => pass('backup', `${file} is on the path`),
    ({ message }: Error) => warn('backup', message, 'Backups need it (docs/ops/backup.md).')
  )
}

async function examineFile(client: QueryClientContract): Promise<CheckResult[]> {
  const one = async (statement: string) => Object.values((await client.rawQuery(statement))[0])[0]
  const check: { quick_check: string }[] = await client.rawQuery('pragma quick_check(5)')
  return checkFile({
    damages: check.map((row) => row.quick_check).filter((text) => text !== 'ok'),
    version: String(await one('select sqlite_version()')),
    journalMode: String(await one('pragma journal_mode')),
    foreignKeys: Number(await one('pragma foreign_keys')) === 1,
  })
}
