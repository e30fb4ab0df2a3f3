import { randomUUID } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import type { Trx } from '#core/transaction'

/**
 * Writers continue meanwhile: InnoDB and the WAL of SQLite both keep what the first read saw. On a connection of its
 * own, because SQLite has one for all requests.
 */
export async function inSnapshot<T>(work: (trx: Trx) => Promise<T>): Promise<T> {
  const connectionName = `transfer_export_${randomUUID()}`
  const primary = db.manager.get(db.primaryConnectionName)!
  db.manager.add(connectionName, primary.config)
  const isMysql = db.connection().dialect.name === 'mysql'
  const trx = await db.connection(connectionName).transaction(isMysql ? { isolationLevel: 'repeatable read' } : {})
  try {
    return await work(trx)
  } finally {
    await trx.rollback()
    await db.manager.release(connectionName)
  }
}
