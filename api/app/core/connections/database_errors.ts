/** What a database says when it is not the statement that is wrong. */
interface DatabaseError {
  errno?: number
  code?: string
  message?: string
}

const of = (error: unknown) => (error ?? {}) as DatabaseError

/** Deadlock, record changed: the server has undone the transaction. Who waited for a lock in vain has waited long enough. */
const racesLost = new Set([1213, 1020])
const errorDuringCommit = 1180
/** Of Galera and of a group with several primaries: undone for another member's transaction. With any other number it is not sure. */
const undoneForAnother = /error 149\b/

/** A former primary, or a server that an operator set so. The statement was refused, so nothing of it was done. */
const takesNoWrites = new Set([1290, 1792, 1836])

/** Went down or offline, cut this connection off, or is no part of its group (Galera says 1047). */
const cutOff = new Set([1047, 1053, 1077, 1152, 1927, 3032, 3168, 4031])
const broken = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'PROTOCOL_CONNECTION_LOST',
])
/** What mysql2 says to a statement on a connection that was given up, and knex when it broke between two statements of a transaction. */
const closed = /closed state|Connection is closed|Connection lost|Transaction query already complete/

export function isDeadlock(error: unknown): boolean {
  const { errno = 0, message = '' } = of(error)
  return racesLost.has(errno) || (errno === errorDuringCommit && undoneForAnother.test(message))
}

export const isReadOnlyError = (error: unknown): boolean => takesNoWrites.has(of(error).errno ?? 0)

/** The connection is gone; what was under way on it is undone unless COMMIT was sent. */
export function isLostConnection(error: unknown): boolean {
  const { errno = 0, code = '', message = '' } = of(error)
  return cutOff.has(errno) || broken.has(code) || closed.test(message)
}

/** No answer within the time of a statement or a connection. */
export const isTimeout = (error: unknown): boolean =>
  ['PROTOCOL_SEQUENCE_TIMEOUT', 'ETIMEDOUT'].includes(of(error).code ?? '')
