import db from '@adonisjs/lucid/services/db'
import type { ConnectionOptions } from 'mysql2'

export interface DatabaseSettings {
  engine: 'sqlite' | 'mysql'
  /** Of SQLite. */
  file: string
  /** Of a server. */
  server: ConnectionOptions
}

/** What the product's own connection uses; a backup opens one of its own. */
export function databaseSettings(): DatabaseSettings {
  const { config } = db.manager.get(db.primaryConnectionName)!
  const connection = config.connection as ConnectionOptions & { filename?: string }
  const engine = config.client === 'mysql2' ? 'mysql' : 'sqlite'
  return { engine, file: connection.filename ?? '', server: connection }
}
