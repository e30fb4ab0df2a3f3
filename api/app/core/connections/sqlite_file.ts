import { createRequire } from 'node:module'

export interface Sqlite {
  exec(sql: string): unknown
  pragma(text: string): unknown
  prepare(sql: string): {
    all(...values: unknown[]): any[]
    get(...values: unknown[]): any
    iterate(...values: unknown[]): Iterable<any>
    run(...values: unknown[]): { changes: number; lastInsertRowid: number | bigint }
  }
  close(): void
}

/** The driver has no types. */
export const Sqlite: new (
  file: string,
  options?: { readonly?: boolean; fileMustExist?: boolean; timeout?: number }
) => Sqlite = createRequire(import.meta.url)('better-sqlite3')

/** Errors that SQLite reports for the pages of a file. */
export function damagesOf(file: string): string[] {
  const database = new Sqlite(file, { readonly: true })
  try {
    const rows = database.prepare('pragma quick_check(5)').all()
    return rows.map((row) => row.quick_check).filter((text) => text !== 'ok')
  } catch (error) {
    return [(error as Error).message]
  } finally {
    database.close()
  }
}
