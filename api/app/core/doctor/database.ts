import { doubtful, fine, wrong, type Finding } from '#core/doctor/check_result'

/** Variables of MySQL or MariaDB, by their names, and what else was read. */
export interface ServerFacts {
  variables: Record<string, string>
  /** Whether `Asia/Shanghai` is known. */
  knowsZones: boolean
  /** Tables of the product with another collation. */
  otherTables: string[]
}

const strict = /STRICT_(TRANS|ALL)_TABLES/
/** They change what the statements of the product mean. */
const foreignModes = ['ANSI_QUOTES', 'NO_BACKSLASH_ESCAPES', 'PIPES_AS_CONCAT', 'ANSI']
const collation = 'utf8mb4_bin'

export function judgeServer({ variables, knowsZones, otherTables }: ServerFacts): Finding[] {
  return [
    judgeVersion(variables.version),
    judgeMode(variables.sql_mode ?? ''),
    judgeIsolation(variables.transaction_isolation ?? variables.tx_isolation ?? ''),
    judgeCollation(variables.collation_database ?? '', otherTables),
    knowsZones
      ? fine('time zones', 'the database knows Asia/Shanghai')
      : doubtful(
          'time zones',
          'the time zone tables are empty; the product does without them, your own queries may not',
          'Run: mysql_tzinfo_to_sql /usr/share/zoneinfo | mysql -u root mysql'
        ),
    ...judgeDurability(variables),
  ]
}

function judgeVersion(version: string): Finding {
  const [major, minor] = version.split('.').map(Number)
  const isMaria = /mariadb/i.test(version)
  const isEnough = isMaria ? major > 10 || (major === 10 && minor >= 6) : major >= 8
  if (isEnough) return fine('database', `version ${version}`)
  return wrong('database', `version ${version} is too old`, 'Take MySQL 8 or MariaDB 10.6, or newer.')
}

function judgeMode(mode: string): Finding {
  if (!strict.test(mode)) {
    const says = `sql_mode is "${mode}": values that do not fit are cut instead of refused`
    return wrong('sql_mode', says, 'Add STRICT_TRANS_TABLES to sql_mode of the server.')
  }
  const foreign = mode.split(',').filter((one) => foreignModes.includes(one))
  if (!foreign.length) return fine('sql_mode', 'sql_mode is strict')
  return wrong('sql_mode', `sql_mode has ${foreign.join(', ')}`, 'Take them out of sql_mode.')
}

function judgeIsolation(isolation: string): Finding {
  if (isolation === 'REPEATABLE-READ') return fine('isolation', 'transactions are repeatable read')
  const advice = 'Set transaction_isolation = REPEATABLE-READ, with which the product is tested.'
  return wrong('isolation', `transactions are "${isolation}"`, advice)
}

function judgeCollation(found: string, otherTables: string[]): Finding {
  if (found !== collation) {
    const says = `the database has ${found || 'no collation'}, so codes and names are compared loosely`
    const advice = `Run: alter database … character set utf8mb4 collate ${collation}`
    return wrong('collation', says, advice)
  }
  if (!otherTables.length) return fine('collation', `database and tables have ${collation}`)
  const says = `other than ${collation}: ${otherTables.join(', ')}`
  const advice = `Run for each: alter table … convert to character set utf8mb4 collate ${collation}`
  return wrong('collation', says, advice)
}

const durable = ['innodb_flush_log_at_trx_commit', 'sync_binlog']

function judgeDurability(variables: Record<string, string>): Finding[] {
  const isBinary = variables.log_bin === 'ON'
  return durable
    .filter((name) => name !== 'sync_binlog' || isBinary)
    .filter((name) => variables[name] !== undefined && variables[name] !== '1')
    .map((name) =>
      doubtful(
        'durability',
        `${name} is ${variables[name]}: a paid order may be lost with the power`,
        `Set ${name} = 1.`
      )
    )
}

export const restoreAdvice =
  'Stop the product, move the file away and restore the newest backup: npm run ace -- restore <backup> (docs/ops/backup.md).'

export interface FileFacts {
  /** What a check of all pages found. */
  damages: string[]
  version: string
  journalMode: string
  foreignKeys: boolean
}

export function judgeFile({ damages, version, journalMode, foreignKeys }: FileFacts): Finding[] {
  const advice = 'Nothing but the product may set it; start it anew on a local disk.'
  return [
    damages.length
      ? wrong('database', `the file is damaged: ${damages[0]}`, restoreAdvice)
      : fine('database', `SQLite ${version}, its pages are whole`),
    ['wal', 'memory'].includes(journalMode)
      ? fine('journal', `journal_mode is ${journalMode}`)
      : wrong('journal', `journal_mode is ${journalMode}, so readers wait for writers`, advice),
    foreignKeys
      ? fine('foreign keys', 'foreign keys are checked')
      : wrong('foreign keys', 'foreign keys are not checked', advice),
  ]
}
