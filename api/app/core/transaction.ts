import { setTimeout as pause } from 'node:timers/promises'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

export type Trx = TransactionClientContract

/** Deadlock, lock wait timeout, record changed, busy: the same work may succeed a moment later. */
const passing = new Set([1213, 1205, 1020])
const passingCodes = new Set(['SQLITE_BUSY', 'SQLITE_BUSY_SNAPSHOT'])

/** Somebody else was first: thrown inside `work`, it has the whole of it done again. */
export class LostRace extends Error {}

/**
 * Runs `work` in one transaction and runs it again, at most twice, when the database lost a race for us.
 * `work` must touch nothing but the database through the transaction it is given.
 */
export async function transaction<T>(work: (trx: Trx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await runOnce(work)
    } catch (error) {
      if (attempt >= 3 || !isPassing(error)) throw error
      await pause(20 + Math.random() * 180)
    }
  }
}

async function runOnce<T>(work: (trx: Trx) => Promise<T>): Promise<T> {
  const trx = await db.transaction()
  rejectLostCommits(trx)
  try {
    const answer = await work(trx)
    if (!trx.isCompleted) await trx.commit()
    return answer
  } catch (error) {
    // What went wrong is told, and not that a broken connection cannot be rolled back either.
    if (!trx.isCompleted) await trx.rollback().catch(() => undefined)
    throw error
  }
}

/**
 * A COMMIT whose connection breaks is answered by knex as if it had succeeded, and only its promise of the whole
 * transaction fails. Nobody may be told of work that was not kept, nor what waits for the commit begin.
 */
function rejectLostCommits({ knexClient: knex }: Trx): void {
  const commit = knex.commit.bind(knex)
  const commitForSure = async (value?: unknown) => {
    await commit(value)
    await knex.executionPromise
  }
  knex.commit = commitForSure as unknown as typeof knex.commit
}

function isPassing(error: unknown): boolean {
  if (error instanceof LostRace) return true
  const { errno, code } = error as { errno?: number; code?: string }
  return passing.has(errno ?? 0) || passingCodes.has(code ?? '')
}

/** True when a unique key refused a row, on any of our engines. */
export function isDuplicate(error: unknown): boolean {
  const { errno, code } = error as { errno?: number; code?: string }
  return errno === 1062 || code === 'SQLITE_CONSTRAINT_UNIQUE'
}

/** True when a row could not go because another table still points at it, on any of our engines. */
export function isReferenced(error: unknown): boolean {
  const { errno, code } = error as { errno?: number; code?: string }
  return (
    errno === 1451 ||
    code === 'SQLITE_CONSTRAINT_FOREIGNKEY' ||
    code === 'SQLITE_CONSTRAINT_TRIGGER'
  )
}

/** Runs `work` once the transaction has committed, and never when it rolled back. */
export function afterCommit(trx: Trx, work: () => Promise<void> | void): void {
  trx.after('commit', work)
}
