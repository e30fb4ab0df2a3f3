import { setTimeout as pause } from 'node:timers/promises'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

export type Trx = TransactionClientContract

/** Deadlock, record changed, busy; who waited for a lock in vain has waited long enough. */
const retryableNumbers = new Set([1213, 1020])
/** Another process writes to the file of SQLite. */
const busyCodes = new Set(['SQLITE_BUSY', 'SQLITE_BUSY_SNAPSHOT'])
const busyMs = 2_500
const duplicateCodes = new Set(['SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY'])

/** Thrown inside `work`, it runs the whole transaction again. */
export class RetryTransaction extends Error {}

/** Runs `work` at most three times when the database reports a lost race, more often while it is busy. `work` may touch nothing but `trx`. */
export async function transaction<T>(work: (trx: Trx) => Promise<T>): Promise<T> {
  const began = performance.now()
  for (let attempt = 1; ; attempt++) {
    try {
      return await runOnce(work)
    } catch (error) {
      const mayRetry = isBusy(error) ? performance.now() - began < busyMs : attempt < 3
      if (!mayRetry || !isRetryable(error)) throw error
      await pause(20 + Math.random() * 180)
    }
  }
}

async function runOnce<T>(work: (trx: Trx) => Promise<T>): Promise<T> {
  const trx = await db.transaction()
  rejectLostCommits(trx)
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
function rejectLostCommits({ knexClient: knex }: Trx): void {
  const commit = knex.commit.bind(knex)
  const commitForSure = async (value?: unknown) => {
    await commit(value)
    await knex.executionPromise
  }
  knex.commit = commitForSure as unknown as typeof knex.commit
}

/** A lost race or a busy database: the same again may succeed. */
export function isRetryable(error: unknown): boolean {
  if (error instanceof RetryTransaction) return true
  return retryableNumbers.has((error as { errno?: number }).errno ?? 0) || isBusy(error)
}

function isBusy(error: unknown): boolean {
  return busyCodes.has((error as { code?: string }).code ?? '')
}

export function isDuplicate(error: unknown): boolean {
  const { errno, code } = error as { errno?: number; code?: string }
  return errno === 1062 || duplicateCodes.has(code ?? '')
}

export function isReferenced(error: unknown): boolean {
  const { errno, code } = error as { errno?: number; code?: string }
  return (
    errno === 1451 ||
    code === 'SQLITE_CONSTRAINT_FOREIGNKEY' ||
    code === 'SQLITE_CONSTRAINT_TRIGGER'
  )
}

export function afterCommit(trx: Trx, work: () => Promise<void> | void): void {
  trx.after('commit', work)
}
