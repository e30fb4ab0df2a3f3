import { warn, pass, fail, type CheckResult } from '#core/doctor/check_result'

/** Variables of MySQL or MariaDB by name, and other values that were read. */
export interface ServerInfo {
  variables: Record<string, string>
  /** Whether `Asia/Shanghai` is known. */
  knowsZones: boolean
  /** Tables of the product with another collation. */
  otherTables: string[]
}

const strict = /STRICT_(TRANS|ALL)_TABLES/
/** Modes that change the meaning of the product's statements. */
const foreignModes = ['ANSI_QUOTES', 'NO_BACKSLASH_ESCAPES', 'PIPES_AS_CONCAT', 'ANSI']
const collation = 'utf8mb4_bin'

export function checkServer({ variables, knowsZones, otherTables }: ServerInfo): CheckResult[] {
  return [
    checkVersion(variables.version),
    checkSqlMode(variables.sql_mode ?? ''),
    checkIsolation(variables.transaction_isolation ?? variables.tx_isolation ?? ''),
    checkCollation(variables.collation_database ?? '', otherTables),
    knowsZones
      ? pass('time zones', 'the database knows Asia/Shanghai')
      : warn(
          'time zones',
          'the time zone tables are empty; the product does without them, your own queries may not',
          'Run: mysql_tzinfo_to_sql /usr/share/zoneinfo | mysql -u root mysql'
        ),
    ...checkDurability(variables),
  ]
}

function checkVersion(version: string): CheckResult {
  const [major, minor] = version.split('.').map(Number)
  const isMaria = /mariadb/i.test(version)
  const isEnough = isMaria ? major > 10 || (major === 10 && minor >= 6) : major >= 8
  if (isEnough) return pass('database', `version ${version}`)
  return fail('database', `version ${version} is too old`, 'Take MySQL 8 or MariaDB 10.6, or newer.')
}

function checkSqlMode(mode: string): CheckResult {
  if (!strict.test(mode)) {
    const result = `sql_mode is "${mode}": values that do not fit are cut instead of refused`
    return fail('sql_mode', result, 'Add STRICT_TRANS_TABLES to sql_mode of the server.')
  }
  const foreign = mode.split(',').filter((one) => foreignModes.includes(one))
  if (!foreign.length) return pass('sql_mode', 'sql_mode is strict')
  return fail('sql_mode', `sql_mode has ${foreign.join(', ')}`, 'Take them out of sql_mode.')
}

function checkIsolation(isolation: string): CheckResult {
  if (isolation === 'REPEATABLE-READ') return pass('isolation', 'transactions are repeatable read')
  const advice = 'Set transaction_isolation = REPEATABLE-READ, with which the product is tested.'
  return fail('isolation', `transactions are "${isolation}"`, advice)
}

function checkCollation(found: string, otherTables: string[]): CheckResult {
  if (found !== collation) {
    const result = `the database has ${found || 'no collation'}, so codes and names are compared loosely`
    const advice = `Run: alter database … character set utf8mb4 collate ${collation}`
    return fail('collation', result, advice)
  }
  if (!otherTables.length) return pass('collation', `database and tables have ${collation}`)
  const result = `other than ${collation}: ${otherTables.join(', ')}`
  const advice = `Run for each: alter table … convert to character set utf8mb4 collate ${collation}`
  return fail('collation', result, advice)
}

const durable = ['innodb_flush_log_at_trx_commit', 'sync_binlog']

function checkDurability(variables: Record<string, string>): CheckResult[] {
  const isBinary = variables.log_bin === 'ON'
  return durable
    .filter((name) => name !== 'sync_binlog' || isBinary)
    .filter((name) => variables[name] !== undefined && variables[name] !== '1')
    .map((name) =>
      warn('durability', `${name} is ${variables[name]}: a paid order may be lost with the power`, `Set ${name} = 1.`)
    )
}

export const restoreAdvice =
  'Stop the product, move the file away and restore the newest backup: npm run ace -- restore <backup> (docs/ops/backup.md).'

export interface DatabaseFileInfo {
  /** Result of a check of all pages. */
  damages: string[]
  version: string
  journalMode: string
  foreignKeys: boolean
}

export function checkFile({ damages, version, journalMode, foreignKeys }: DatabaseFileInfo): CheckResult[] {
  const advice = 'Nothing but the product may set it; start it again on a local disk.'
  return [
    damages.length
      ? fail('database', `the file is damaged: ${damages[0]}`, restoreAdvice)
      : pass('database', `SQLite ${version}, its pages are whole`),
    ['wal', 'memory'].includes(journalMode)
      ? pass('journal', `journal_mode is ${journalMode}`)
      : fail('journal', `journal_mode is ${journalMode}, so readers wait for writers`, advice),
    foreignKeys
      ? pass('foreign keys', 'foreign keys are checked')
      : fail('foreign keys', 'foreign keys are not checked', advice),
  ]
}
