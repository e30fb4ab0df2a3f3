import { chmod } from 'node:fs/promises'
import { join } from 'node:path'
import { auditQuery, migrationsQuery, toAudit, type CopiedDatabase } from '#core/backups/copied_database'
import { Sqlite } from '#core/connections/sqlite_file'

/** All pages in one step: a write between two steps would begin the copy anew. Writers go on meanwhile (WAL). */
const allPages = 0x7fffffff

const path = 'database.sqlite'

export async function copySqlite(file: string, folder: string): Promise<CopiedDatabase> {
  const source = new Sqlite(file, { readonly: true, fileMustExist: true })
  try {
    await source.backup(join(folder, path), { progress: () => allPages })
  } finally {
    source.close()
  }
  await chmod(join(folder, path), 0o600)
  return describe(join(folder, path))
}

function describe(file: string): CopiedDatabase {
  const copy = new Sqlite(file)
  try {
    // Otherwise whoever opens the copy leaves files beside it.
    copy.pragma('journal_mode = DELETE')
    const tables = copy
      .prepare(
        "select name from sqlite_master where type = 'table' and name not like 'sqlite\\_%' escape '\\' order by name"
      )
      .all()
    const count = (name: string) => copy.prepare(`select count(*) as n from "${name}"`).get().n
    return {
      path,
      server: `SQLite ${copy.prepare('select sqlite_version() as v').get().v}`,
      tables: Object.fromEntries(tables.map(({ name }) => [name, count(name)])),
      migrations: copy
        .prepare(migrationsQuery)
        .all()
        .map(({ name }) => name),
      audit: toAudit(copy.prepare(auditQuery).get()),
      binaryLog: null,
      noBinaryLog: '',
    }
  } finally {
    copy.close()
  }
}

/** What SQLite finds wrong with a file, in its words. */
export function faultsOfSqlite(file: string): string[] {
  const copy = new Sqlite(file, { readonly: true })
  try {
    const rows = copy.prepare('pragma integrity_check(5)').all()
    return rows.map((row) => row.integrity_check).filter((text) => text !== 'ok')
  } finally {
    copy.close()
  }
}

/** A file without a table is as good as none. */
export function hasTables(file: string): boolean {
  const database = new Sqlite(file)
  try {
    return database.prepare('select count(*) as n from sqlite_master').get().n > 0
  } finally {
    database.close()
  }
}
