import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import type { ConnectionOptions } from 'mysql2'
import { BackupError } from '#core/backups/backup_error'
import { serverVersion } from '#core/backups/database_info'
import { findClient, isOfMariaDb, startClient } from '#core/backups/mysql_client'

/** The account may create tables and triggers. */
export async function loadMysql(server: ConnectionOptions, file: string): Promise<void> {
  const load = startClient(await findClient('load'), server)
  // If the client stops reading, it reports why when it ends.
  const read = pipeline(createReadStream(file), createGunzip(), load.child.stdin).catch((error: Error) => error.message)
  const failure = (await load.failure()) ?? (await read)
  if (!failure) return
  throw new BackupError(`${failure}. The place is half written; free it with --force-free`)
}

/** MariaDB cannot read MySQL's generated columns and defaults; the reverse works. */
export async function ensureSameEngine(backupVersion: string): Promise<void> {
  const version = await serverVersion()
  if (isOfMariaDb(backupVersion) || !isOfMariaDb(version)) return
  throw new BackupError(`the backup is of MySQL (${backupVersion}), and the server here is ${version}`)
}
