import type { PoolHealth } from '#core/connections/pool_health'

/** How long a call may wait (docs/threats.md R6). A silent connection is closed: its late response must not reach another call. */
export const DatabaseMs = {
  connect: 2_000,
  /** A process that loads its code does not read sockets for seconds, and a connection timeout would end it. */
  connectAtStart: 20_000,
  /** Waiting for a free connection. */
  acquire: 4_000,
  acquireAtStart: 30_000,
  /** A cluster that changes its primary, or a proxy that cuts connections to a former one, is ready this soon or not for long. */
  switch: 1_500,
  statement: 4_000,
  /** A whole second below `statement`, so that a call that waits for a lock gets the error of the server. */
  lock: 3_000,
} as const

interface Statement {
  sql: string
  timeout?: number
  /** Sent prepared (core/prepared_statements.ts). */
  prepared?: boolean
}

interface Connection {
  query(statement: string | Statement, ...rest: any[]): unknown
  execute(statement: Statement, ...rest: any[]): unknown
  destroy(): void
}

type StatementError = { code?: string } | null

let limited = false

/** From now on in this process: a server has users waiting. Migrations and commands take the time they need. */
export function limitStatementTime(): void {
  limited = true
}

export const isStatementTimeLimited = (): boolean => limited

/** @param health is notified how each statement ended */
export function watchStatements(connection: Connection, health: PoolHealth): void {
  const query = connection.query.bind(connection)
  const send = (statement: Statement, ...rest: unknown[]) =>
    statement.prepared ? connection.execute(statement, ...rest) : query(statement, ...rest)
  connection.query = (given, ...rest) => {
    const statement = typeof given === 'string' ? { sql: given } : given
    const done = rest.at(-1)
    if (typeof done !== 'function') return send(statement, ...rest)

    const sentAt = performance.now()
    const ended = (error: StatementError, ...results: unknown[]) => {
      health.recordResult(error, sentAt)
      done(error, ...results)
    }
    if (!limited) return send(statement, ...rest.slice(0, -1), ended)

    const watched = endsInTime(ended, () => connection.destroy())
    return send({ timeout: DatabaseMs.statement, ...statement }, ...rest.slice(0, -1), watched)
  }
}

/** mysql2 times the statement, but not its preparation. */
const preparationMs = 500

function endsInTime(ended: (error: StatementError, ...results: unknown[]) => void, giveUp: () => void) {
  let isOver = false
  const end = (error: StatementError, ...results: unknown[]) => {
    if (isOver) return
    isOver = true
    clearTimeout(timer)
    if (error?.code === 'PROTOCOL_SEQUENCE_TIMEOUT') giveUp()
    ended(error, ...results)
  }
  const timer = setTimeout(() => end(silence()), DatabaseMs.statement + preparationMs)
  return end
}

const silence = () => Object.assign(new Error('Query inactivity timeout'), { code: 'PROTOCOL_SEQUENCE_TIMEOUT' })
