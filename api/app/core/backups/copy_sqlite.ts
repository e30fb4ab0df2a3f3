import { chmod } from 'node:fs/promises'
import { join } from 'node:path'
import type { CopiedDatabase } from '#core/backups/database_info'
import { Sqlite } from '#core/connections/sqlite_file'

const path = 'database.sqlite'

/** Copies one consistent snapshot; writers continue meanwhile (WAL). */
export async function copySqlite(file: string, folder: string): Promise<CopiedDatabase> {
  const source = new Sqlite(file, { readonly: true, fileMustExist: true })
  try {
    source.prepare('vacuum into ?').run(join(folder, path))
  } finally {
    source.close()
  }
  await chmod(join(folder, path), 0o600)
  return { path, tables: countRows(join(folder, path)), binaryLog: null, noBinaryLog: '' }
}

function countRows(file: string): Record<string, number> {
  const copy = new Sqlite(file)
  try {
    // Otherwise opening the copy creates files next to it.
    copy.pragma('journal_mode = DELETE')
    const tables = copy
      .prepare(
        "select name from sqlite_master where type = 'table' and name not like 'sqlite\\_%' escape '\\' order by name"
      )
      .all()
    const count = (name: string) => copy.prepare(`select count(*) as n from "${name}"`).get().n
    return Object.fromEntries(tables.map(({ name }) => [name, count(name)]))
  } finally {
    copy.close()
  }
}

/** Errors that SQLite reports for a file. */
export function sqliteErrors(file: string): string[] {
  const copy = new Sqlite(file, { readonly: true })
  try {
    const rows = copy.prepare('pragma integrity_check(5)').all()
    return rows.map((row) => row.integrity_check).filter((text) => text !== 'ok')
  } finally {
    copy.close()
  }
}

/** A file without tables counts as empty. */
export function hasTables(file: string): boolean {
  const database = new Sqlite(file)
  try {
    return database.prepare('select count(*) as n from sqlite_master').get().n > 0
  } finally {
    database.close()
  }
}
