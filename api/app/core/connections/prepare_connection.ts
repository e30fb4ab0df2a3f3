import type { PoolHealth } from '#core/connections/pool_health'
import { isStatementTimeLimited, watchStatements } from '#core/connections/statement_time'

type Connection = Parameters<typeof watchStatements>[0]
type SqlError = { errno?: number } | null
type Done = (error: unknown, connection: unknown) => void

const unknownVariable = 1193

interface Kind {
  lockSeconds: number
  /** A replica is only read, so it may be read-only. */
  isReplica?: boolean
}

/**
 * Prepares and checks a new connection to MySQL or MariaDB. MariaDB from 11.6 fails a locking read of a row that changed since the
 * transaction's snapshot (error 1020), so every writer queued for the audit log would restart. Turned off, it reads the newest row, as MySQL 8 does.
 */
export function prepareConnection(health: PoolHealth, { lockSeconds, isReplica = false }: Kind) {
  const finish = isReplica ? readOnly : rejectReadOnly
  return (connection: Connection, done: Done) => {
    health.opened(connection)
    watchStatements(connection, health)
    const end = (error: unknown) => {
      // The pool drops a connection that failed here without closing it.
      if (error) connection.destroy()
      done(error, connection)
    }
    const locks = `SET SESSION innodb_lock_wait_timeout = ${lockSeconds}`
    connection.query(`${locks}, innodb_snapshot_isolation = OFF`, (error: SqlError) => {
      if (error?.errno !== unknownVariable) return error ? end(error) : finish(connection, end)
      connection.query(locks, (other: SqlError) => (other ? end(other) : finish(connection, end)))
    })
  }
}

function readOnly(connection: Connection, end: (error: unknown) => void): void {
  connection.query('SET SESSION TRANSACTION READ ONLY', (error: SqlError) => end(error))
}

/** A server needs a writable node; commands may read from any, as a backup does. */
function rejectReadOnly(connection: Connection, end: (error: unknown) => void): void {
  if (!isStatementTimeLimited()) return end(null)
  const ask = 'select @@global.read_only as refuses'
  connection.query(ask, (error: SqlError, rows?: { refuses: number }[]) => {
    end(error ?? (Number(rows?.[0].refuses) ? readOnlyMember() : null))
  })
}

const readOnlyMember = () =>
  Object.assign(new Error('this member of the database takes no writes'), {
    code: 'ER_OPTION_PREVENTS_STATEMENT',
    errno: 1290,
  })
