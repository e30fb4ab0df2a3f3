import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { constants, createGzip } from 'node:zlib'
import db from '@adonisjs/lucid/services/db'
import type { ConnectionOptions } from 'mysql2'
import { auditTriggers } from '@zhuxue/database/audit_triggers'
import { BackupError } from '#core/backups/backup_error'
import type { CopiedDatabase } from '#core/backups/database_info'
import { DumpReader } from '#core/backups/dump_reader'
import { findClient, startClient, type Client } from '#core/backups/mysql_client'

const path = 'database.sql.gz'
const always = [
  '--single-transaction',
  '--quick',
  '--hex-blob',
  '--no-tablespaces',
  // Dumped triggers name their definer, which another account may not set: they are written here.
  '--skip-triggers',
  '--skip-add-locks',
  '--skip-disable-keys',
]
const ofMysql = ['--set-gtid-purged=OFF', '--loose-skip-masking-policies']

/** All tables in one snapshot, as SQL of the engine's own client. Takes no locks that writers wait for. */
export async function dumpMysql(server: ConnectionOptions, folder: string): Promise<CopiedDatabase> {
  const client = await findClient('dump')
  const dump = (options: string[]) => dumpTo(join(folder, path), { client, server, options })
  const { isOn } = await db.query().select(db.raw('@@log_bin as isOn')).first()
  let noBinaryLog = Number(isOn) ? '' : 'the server writes none'
  if (!noBinaryLog) {
    try {
      const place = client.isMariaDb ? '--master-data=2' : '--source-data=2'
      return { path, noBinaryLog, ...(await dump([place])) }
    } catch (error) {
      // Most likely the account may not read the position; any other error occurs again.
      if (!(error instanceof BackupError)) throw error
      noBinaryLog = error.message
    }
  }
  return { path, noBinaryLog, ...(await dump([])) }
}

interface Dump {
  client: Client
  server: ConnectionOptions
  options: string[]
}

async function dumpTo(file: string, { client, server, options }: Dump) {
  const own = client.isMariaDb ? always : [...always, ...ofMysql]
  const { child, failure } = startClient(client, server, [...own, ...options])
  const reader = new DumpReader(auditTriggers('mysql'))
  const gzip = createGzip({ level: constants.Z_BEST_SPEED })
  await pipeline(child.stdout, reader, gzip, createWriteStream(file, { mode: 0o600, flush: true }))
  const failureText = await failure()
  if (failureText) throw new BackupError(failureText)
  return { tables: reader.tables, binaryLog: reader.binaryLog }
}
