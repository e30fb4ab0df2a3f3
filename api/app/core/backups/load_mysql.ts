import { createReadStream } from 'node:fs'
import { createGunzip } from 'node:zlib'
import type { ConnectionOptions } from 'mysql2'
import { BackupRefused } from '#core/backups/backup_refused'
import { withSession } from '#core/backups/mysql_session'

/** Runs the statements of a dump, one a line. The account may create tables and triggers. */
export function loadMysql(server: ConnectionOptions, file: string): Promise<void> {
  return withSession(server, async (session) => {
    let done = 0
    for await (const line of linesOf(file)) {
      await session.run(line).catch((error: Error) => {
        throw new BackupRefused(
          `the server took ${done} statements and refused the next: ${error.message}. The place is half written; free it with --force-free`
        )
      })
      done++
    }
  })
}

/** MariaDB does not read what MySQL says of generated columns and defaults; the other way round goes well. */
export async function refuseOtherServer(kept: string, server: ConnectionOptions): Promise<void> {
  const isMaria = (version: string) => version.includes('MariaDB')
  const version = await withSession(server, async (session) => {
    const [row] = await session.rows('select version() as version')
    return String(row.version)
  })
  if (isMaria(kept) || !isMaria(version)) return
  throw new BackupRefused(`the backup is of MySQL (${kept}), and the server here is ${version}`)
}

export function countTables(server: ConnectionOptions): Promise<number> {
  return withSession(server, async (session) => (await session.tables()).length)
}

export function dropTables(server: ConnectionOptions): Promise<void> {
  return withSession(server, async (session) => {
    await session.run('set foreign_key_checks = 0')
    for (const table of await session.tables()) await session.run(`drop table \`${table}\``)
  })
}

/** By line feeds alone: readline also ends a line at signs that texts contain. */
async function* linesOf(file: string): AsyncGenerator<string> {
  const lineFeed = 10
  let rest: Buffer[] = []
  for await (const part of createReadStream(file).pipe(createGunzip()) as AsyncIterable<Buffer>) {
    let from = 0
    for (let at = part.indexOf(lineFeed); at >= 0; at = part.indexOf(lineFeed, from)) {
      yield Buffer.concat([...rest, part.subarray(from, at)]).toString('utf8')
      rest = []
      from = at + 1
    }
    if (from < part.length) rest.push(part.subarray(from))
  }
}
