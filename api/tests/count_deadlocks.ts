import db from '@adonisjs/lucid/services/db'

/** Deadlock, lock wait timeout. */
const lost = new Set([1213, 1205])

interface Listened {
  on(event: 'query-error', onError: (error: { errno?: number }) => void): void
  off(event: 'query-error', onError: (error: { errno?: number }) => void): void
}

/**
 * The number of transactions that the database aborted by deadlock or lock timeout during `work`. These are retried
 * and mostly succeed, so responses do not show them. SQLite has one writer at a time, and so none.
 */
export async function countDeadlocks(work: () => Promise<unknown>): Promise<number> {
  const knex = db.connection().getWriteClient() as unknown as Listened
  let count = 0
  const onError = ({ errno }: { errno?: number }) => {
    if (lost.has(errno ?? 0)) count++
  }
  knex.on('query-error', onError)
  try {
    await work()
  } finally {
    knex.off('query-error', onError)
  }
  return count
}
