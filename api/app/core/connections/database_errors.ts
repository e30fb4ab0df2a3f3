/** Database errors that the statement did not cause. */
interface DatabaseError {
  errno?: number
  code?: string
  message?: string
}

const of = (error: unknown) => (error ?? {}) as DatabaseError

/** Deadlock, record changed: the server has rolled the transaction back. Lock timeouts are not retried. */
const racesLost = new Set([1213, 1020])
const errorDuringCommit = 1180
/** From Galera or a group with several primaries: rolled back for another node's transaction. Other numbers are not certain. */
const undoneForAnother = /error 149\b/

/** A former primary, or a server that an operator made read-only. It rejected the statement, so nothing was done. */
const takesNoWrites = new Set([1290, 1792, 1836])

/** Went down or offline, closed this connection, or left its cluster (Galera uses 1047). */
const cutOff = new Set([1047, 1053, 1077, 1152, 1927, 3032, 3168, 4031])
const broken = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'PROTOCOL_CONNECTION_LOST',
])
/** Errors of mysql2 for a statement on a closed connection, and of knex when it broke between two statements. */
const closed = /closed state|Connection is closed|Connection lost|Transaction query already complete/

export function isDeadlock(error: unknown): boolean {
  const { errno = 0, message = '' } = of(error)
  return racesLost.has(errno) || (errno === errorDuringCommit && undoneForAnother.test(message))
}

export const isReadOnlyError = (error: unknown): boolean => takesNoWrites.has(of(error).errno ?? 0)

/** The connection is lost; its transaction is rolled back unless COMMIT was sent. */
export function isLostConnection(error: unknown): boolean {
  const { errno = 0, code = '', message = '' } = of(error)
  return cutOff.has(errno) || broken.has(code) || closed.test(message)
}

/** A statement or a connection timed out. */
export const isTimeout = (error: unknown): boolean =>
  ['PROTOCOL_SEQUENCE_TIMEOUT', 'ETIMEDOUT'].includes(of(error).code ?? '')
