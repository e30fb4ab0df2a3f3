import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { promisify } from 'node:util'
import type { ConnectionOptions } from 'mysql2'
import { BackupError } from '#core/backups/backup_error'
import { serverVersion } from '#core/backups/database_info'

const names = { dump: ['mysqldump', 'mariadb-dump'], load: ['mysql', 'mariadb'] } as const

export interface Client {
  file: string
  isMariaDb: boolean
}

/**
 * The engine's own command on the path. No client works with the other engine: MySQL's cannot sign in to MariaDB, and
 * MariaDB's writes values of generated columns, which MySQL rejects. @throws BackupError if there is none
 */
export async function findClient(kind: keyof typeof names): Promise<Client> {
  const version = await serverVersion()
  const isMariaDb = isOfMariaDb(version)
  for (const file of names[kind]) {
    const output = await promisify(execFile)(file, ['--version']).catch(() => null)
    if (output && isOfMariaDb(output.stdout) === isMariaDb) return { file, isMariaDb }
  }
  const engine = isMariaDb ? 'MariaDB' : 'MySQL'
  throw new BackupError(
    `the server is ${version}, and there is no ${names[kind].join(' or ')} of ${engine} on the path: install the client of ${engine}`
  )
}

export const isOfMariaDb = (version: string) => version.includes('MariaDB')

/** Starts it without the settings of this machine. The password is in its environment, hidden from other users. */
export function startClient(client: Client, server: ConnectionOptions, options: string[] = []) {
  const { host, port, user, password, database } = server
  const child = spawn(
    client.file,
    [
      '--no-defaults',
      '--protocol=tcp',
      `--host=${host}`,
      `--port=${port}`,
      `--user=${user}`,
      '--default-character-set=utf8mb4',
      // Newer MariaDB clients reject self-signed server certificates.
      ...(client.isMariaDb ? ['--skip-ssl-verify-server-cert'] : []),
      ...options,
      String(database),
    ],
    { env: { PATH: process.env.PATH, MYSQL_PWD: password ?? '' }, stdio: 'pipe' }
  )
  let output = ''
  child.stderr.setEncoding('utf8').on('data', (part: string) => (output += part))
  const closed = once(child, 'close')
  return {
    child,
    /** Null on success, otherwise its last line: earlier lines may contain rows. */
    async failure(): Promise<string | null> {
      const [code] = await closed
      return code === 0 ? null : output.trim().split('\n').at(-1) || `${client.file} ended with ${code}`
    },
  }
}
