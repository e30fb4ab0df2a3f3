import { DriverFailure } from '#drivers/driver_failure'

/** The database is away, does not answer in time, or somebody holds what is needed for too long. */
const unavailable = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH'],
  ...['ENOTFOUND', 'EAI_AGAIN', 'PROTOCOL_CONNECTION_LOST', 'PROTOCOL_SEQUENCE_TIMEOUT'],
  ...['ER_CON_COUNT_ERROR', 'ER_TOO_MANY_USER_CONNECTIONS', 'ER_SERVER_SHUTDOWN'],
  ...[
    'ER_LOCK_WAIT_TIMEOUT',
    'ER_LOCK_DEADLOCK',
    'ER_STATEMENT_TIMEOUT',
    'ER_QUERY_TIMEOUT',
    'ER_QUERY_INTERRUPTED',
  ],
  'ER_OPTION_PREVENTS_STATEMENT',
])

const full = new Set([
  ...['ENOSPC', 'EDQUOT', 'SQLITE_FULL', 'ER_DISK_FULL', 'ER_RECORD_FILE_FULL'],
  ...['ER_DISK_FULL_NOWAIT', 'ER_DISK_QUOTA_EXCEEDED'],
])

const unavailableFile = /^SQLITE_(BUSY|LOCKED|IOERR|READONLY|CANTOPEN)/

/** What mysql2 says to a statement on a connection that was given up. */
const closed = /closed state|Connection is closed|Connection lost/

/** 503 when something we stand on is away, 507 when a disk is full, null when it is neither. */
export function failureOf(error: unknown): 503 | 507 | null {
  const { code, name, message } = (error ?? {}) as Record<string, unknown>
  if (full.has(String(code))) {
    noteFullDisk()
    return 507
  }
  if (error instanceof DriverFailure || unavailable.has(String(code))) return 503
  if (unavailableFile.test(String(code)) || name === 'KnexTimeoutError') return 503
  if (closed.test(String(message))) return 503
  return null
}

let fullAt = -Infinity
const rememberedMs = 10_000

function noteFullDisk(): void {
  fullAt = performance.now()
}

export function forgetFullDisk(): void {
  fullAt = -Infinity
}

export function hasFullDisk(): boolean {
  return performance.now() - fullAt < rememberedMs
}
