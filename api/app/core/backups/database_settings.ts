import db from '@adonisjs/lucid/services/db'
import type { ConnectionOptions } from 'mysql2'

export interface DatabaseSettings {
  engine: 'sqlite' | 'mysql'
  /** For SQLite. */
  file: string
  /** For a server. */
  server: ConnectionOptions
}

/** Settings of the product's own connection; a backup opens a separate one. */
export function databaseSettings(): DatabaseSettings {
  const { config } = db.manager.get(db.primaryConnectionName)!
  const connection = config.connection as ConnectionOptions & { filename?: string }
  const engine = config.client === 'mysql2' ? 'mysql' : 'sqlite'
  return { engine, file: connection.filename ?? '', server: connection }
}
