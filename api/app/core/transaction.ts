import { setTimeout as pause } from 'node:timers/promises'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { isConnectTimeout } from '#core/connections/connect_time'
import { isLostConnection, isDeadlock, isReadOnlyError } from '#core/connections/database_errors'

export type Trx = TransactionClientContract

/** Another process writes to the SQLite file. */
const busyCodes = new Set(['SQLITE_BUSY', 'SQLITE_BUSY_SNAPSHOT'])
const busyMs = 2_500
const duplicateCodes = new Set(['SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY'])

/** Thrown inside `work`, it retries the whole transaction. */
export class RetryTransaction extends Error {}

/** Whether COMMIT was sent: after that only the database knows the outcome. */
interface Run {
  isCommitting: boolean
}

/**
 * Retries `work` when the database rolled it back: at most three times, more often while a file is busy. A connection
 * that breaks during COMMIT is not retried (docs/decisions/0090). `work` may have no effects other than by `trx`.
 */
export async function transaction<T>(work: (trx: Trx) => Promise<T>): Promise<T> {
  const began = performance.now()
  for (let attempt = 1; ; attempt++) {
    const run: Run = { isCommitting: false }
    try {
      return await runOnce(work, run)
    } catch (error) {
      if (!mayRunAgain(error, run, { attempt, ms: performance.now() - began })) throw error
      await pause(20 + Math.random() * 180)
    }
  }
}

function mayRunAgain(error: unknown, run: Run, so: { attempt: number; ms: number }): boolean {
  if (isBusy(error)) return so.ms < busyMs
  if (so.attempt === 3) return false
  if (error instanceof RetryTransaction || isDeadlock(error)) return true
  if (isConnectTimeout(error)) return false
  return isReadOnlyError(error) || (isLostConnection(error) && !run.isCommitting)
}

async function runOnce<T>(work: (trx: Trx) => Promise<T>, run: Run): Promise<T> {
  const trx = await db.transaction()
  watchCommit(trx, run)
  try {
    const result = await work(trx)
    if (!trx.isCompleted) await trx.commit()
    return result
  } catch (error) {
    // The first error matters, not that a broken connection cannot roll back.
    if (!trx.isCompleted) await trx.rollback().catch(() => undefined)
    throw error
  }
}

/** When the connection breaks during COMMIT, knex resolves `commit()` and rejects only `executionPromise`. */
function watchCommit({ knexClient: knex }: Trx, run: Run): void {
  const commit = knex.commit.bind(knex)
  const commitForSure = async (value?: unknown) => {
    run.isCommitting = true
    await commit(value)
    await knex.executionPromise
  }
  knex.commit = commitForSure as unknown as typeof knex.commit
}

/** For a single idempotent statement: a retry may succeed. */
export function isRetryable(error: unknown): boolean {
  return isRolledBack(error) || isLostConnection(error)
}

/** For a single statement outside a transaction: it certainly had no effect. */
export function isRolledBack(error: unknown): boolean {
  const isAgain = error instanceof RetryTransaction || isDeadlock(error) || isBusy(error)
  return isAgain || isReadOnlyError(error)
}

function isBusy(error: unknown): boolean {
  return busyCodes.has((error as { code?: string }).code ?? '')
}

export function isDuplicate(error: unknown): boolean {
  const { errno, code } = error as { errno?: number; code?: string }
  return errno === 1062 || duplicateCodes.has(code ?? '')
}

/** A required value was null. */
export function isMissing(error: unknown): boolean {
  const { errno, code } = error as { errno?: number; code?: string }
  return errno === 1048 || code === 'SQLITE_CONSTRAINT_NOTNULL'
}

export function isReferenced(error: unknown): boolean {
  const { errno, code } = error as { errno?: number; code?: string }
  return errno === 1451 || code === 'SQLITE_CONSTRAINT_FOREIGNKEY' || code === 'SQLITE_CONSTRAINT_TRIGGER'
}

export function afterCommit(trx: Trx, work: () => Promise<void> | void): void {
  trx.after('commit', work)
}
