import db from '@adonisjs/lucid/services/db'
import type { Manifest } from '#core/backups/manifest'

/** A copy of the database in a backup folder. */
export interface CopiedDatabase extends Pick<Manifest, 'tables' | 'binaryLog'> {
  path: string
  /** Why there is no binary log position. */
  noBinaryLog: string
}

/** Read before the copy is made, so that the copy certainly contains the last entry of the audit log. */
export async function databaseInfo(): Promise<Pick<Manifest, 'server' | 'migrations' | 'audit'>> {
  const migrations = await db.from('adonis_schema').orderBy('id').select('name')
  const last = await db.from('audit_logs').orderBy('id', 'desc').select('id', 'hash').first()
  return {
    server: await serverVersion(),
    migrations: migrations.map(({ name }) => name),
    audit: last && { lastId: Number(last.id), lastHash: last.hash },
  }
}

export async function serverVersion(): Promise<string> {
  const isMysql = db.connection().dialect.name === 'mysql'
  const text = isMysql ? "concat(version(), ' ', @@version_comment)" : "'SQLite ' || sqlite_version()"
  const { version } = await db
    .query()
    .select(db.raw(`${text} as version`))
    .first()
  return version
}
