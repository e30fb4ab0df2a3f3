/** How long a call may wait (docs/threats.md R6). A silent connection is given up: its late answer belongs to nobody. */
export const DatabaseMs = {
  connect: 2_000,
  /** Waiting for a free connection. */
  acquire: 4_000,
  statement: 4_000,
  /** A whole second below `statement`, so that the one who waits for a lock is told by the server. */
  lock: 3_000,
} as const

interface Statement {
  sql: string
  timeout?: number
  /** Sent prepared (core/prepared.ts). */
  prepared?: boolean
}

interface Connection {
  query(statement: string | Statement, ...rest: any[]): unknown
  execute(statement: Statement, ...rest: any[]): unknown
  destroy(): void
}

let limited = false

/** From now on in this process: a server answers people. Migrations and commands take the time they need. */
export function limitStatementTime(): void {
  limited = true
}

export function watchStatements(connection: Connection): void {
  const query = connection.query.bind(connection)
  const send = (statement: Statement, ...rest: unknown[]) =>
    statement.prepared ? connection.execute(statement, ...rest) : query(statement, ...rest)
  connection.query = (given, ...rest) => {
    const statement = typeof given === 'string' ? { sql: given } : given
    const done = rest.at(-1)
    if (!limited || typeof done !== 'function') return send(statement, ...rest)

    const watched = (error: { code?: string } | null, ...results: unknown[]) => {
      if (error?.code === 'PROTOCOL_SEQUENCE_TIMEOUT') connection.destroy()
      done(error, ...results)
    }
    return send({ timeout: DatabaseMs.statement, ...statement }, ...rest.slice(0, -1), watched)
  }
}
