import type { ConnectionConfig, MysqlConfig } from '@adonisjs/lucid/types/database'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { MigrationRunner } from '@adonisjs/lucid/migration'

/**
 * Creates a separate empty database of the engine under test, so rolling it back or filling it does not affect other
 * tests. Its connection is called `name`. @returns a function that deletes it
 */
export async function openEmptyDatabase(name: string): Promise<() => Promise<void>> {
  const config = db.getRawConnection(db.primaryConnectionName)!.config
  const isMysql = config.client === 'mysql2'
  const { connection } = config as MysqlConfig
  const database = `${connection!.database}_${name}`
  if (isMysql) {
    await db.rawQuery(`DROP DATABASE IF EXISTS \`${database}\``)
    await db.rawQuery(`CREATE DATABASE \`${database}\``)
  }
  db.manager.add(name, {
    ...config,
    connection: isMysql ? { ...connection, database } : { filename: ':memory:' },
    schemaGeneration: { enabled: false },
  } as ConnectionConfig)
  return async () => {
    await db.manager.release(name)
    if (isMysql) await db.rawQuery(`DROP DATABASE \`${database}\``)
  }
}

export async function migrate(connectionName: string, direction: 'up' | 'down'): Promise<void> {
  const runner = new MigrationRunner(db, app, { direction, connectionName, batch: 0 })
  await runner.run()
  if (runner.error) throw runner.error
}
