import { isLostConnection, isDeadlock, isReadOnlyError, isTimeout } from '#core/connections/database_errors'
import { DriverFailure } from '#drivers/driver_failure'

/** The database does not respond in time, a lock is held for too long, or the outcome of a commit is unknown. */
const unavailable = new Set([
  'ENOTFOUND',
  'EAI_AGAIN',
  'ER_CON_COUNT_ERROR',
  'ER_TOO_MANY_USER_CONNECTIONS',
  'ER_LOCK_WAIT_TIMEOUT',
  'ER_STATEMENT_TIMEOUT',
  'ER_QUERY_TIMEOUT',
  'ER_QUERY_INTERRUPTED',
  'ER_ERROR_DURING_COMMIT',
  'ER_RUN_HOOK_ERROR',
  'ER_TRANSACTION_ROLLBACK_DURING_COMMIT',
  'ER_GRP_TRX_CONSISTENCY_NOT_ALLOWED',
  'ER_GRP_TRX_CONSISTENCY_BEFORE',
])

const full = new Set([
  'ENOSPC',
  'EDQUOT',
  'SQLITE_FULL',
  'ER_DISK_FULL',
  'ER_RECORD_FILE_FULL',
  'ER_DISK_FULL_NOWAIT',
  'ER_DISK_QUOTA_EXCEEDED',
])

const unavailableFile = /^SQLITE_(BUSY|LOCKED|IOERR|READONLY|CANTOPEN)/

/** 503 when a service we depend on is down, 507 when a disk is full, null otherwise. */
export function failureOf(error: unknown): 503 | 507 | null {
  const { code, name } = (error ?? {}) as Record<string, unknown>
  if (full.has(String(code))) {
    markDiskFull()
    return 507
  }
  if (error instanceof DriverFailure || unavailable.has(String(code))) return 503
  if (unavailableFile.test(String(code)) || name === 'KnexTimeoutError') return 503
  if (isLostConnection(error) || isTimeout(error)) return 503
  return isReadOnlyError(error) || isDeadlock(error) ? 503 : null
}

let fullAt = -Infinity
const rememberedMs = 10_000

function markDiskFull(): void {
  fullAt = performance.now()
}

export function clearDiskFull(): void {
  fullAt = -Infinity
}

export function hasFullDisk(): boolean {
  return performance.now() - fullAt < rememberedMs
}
