import db from '@adonisjs/lucid/services/db'
import type { Test } from '@japa/runner/core'

interface Statement {
  sql: string
  __knexTxId?: string
}

interface Reads {
  /** A plain read with which the transaction began. */
  first?: string
  lock?: string
  hasLocked: boolean
}

/** Imports are exempt: a row that the database refuses is written again in a transaction of its own. */
const isImport = (sql: string) => sql.includes('`import_links`')
/** Entries are only appended. */
const isAudit = (sql: string) => /`audit_(heads|logs)`/.test(sql)
const isLock = (sql: string) => / (for update|lock in share mode)$/i.test(sql)
const isWrite = (sql: string) => /^(insert|update|delete)\b/i.test(sql)

const faults = new Set<string>()

/**
 * On MySQL the first plain read of a transaction fixes what its later reads see: if it comes before a lock, reads after
 * the lock miss what was committed while the transaction waited (docs/decisions/0027).
 */
export function watchReadsBeforeLocks(): void {
  if (db.connection().dialect.name !== 'mysql') return
  const transactions = new Map<string, Reads>()
  const knex = db.manager.get(db.primaryConnectionName)!.connection!.client!
  knex.on('query', ({ sql, __knexTxId: id }: Statement) => {
    if (!id) return
    if (/^(begin|commit|rollback)\b/i.test(sql)) return void transactions.delete(id)
    const reads = transactions.get(id) ?? { hasLocked: false }
    transactions.set(id, reads)
    watch(reads, sql)
  })
}

function watch(reads: Reads, sql: string): void {
  if (isWrite(sql) || isLock(sql)) {
    if (!reads.first) reads.hasLocked = true
    else if (isLock(sql) && !isAudit(sql)) reads.lock ??= sql
  } else if (isImport(sql) && !reads.first) reads.hasLocked = true
  else if (/^select/i.test(sql) && !reads.hasLocked) {
    if (reads.first && reads.lock) faults.add(`${reads.first}\n  then ${reads.lock}\n  then ${sql}`)
    else reads.first ??= sql
  }
}

export function rejectReadsBeforeLocks(test: Test): void {
  test.cleanup(() => {
    const found = [...faults]
    faults.clear()
    if (found.length) throw new Error(`Reads before locks:\n${found.join('\n')}`)
  })
}
