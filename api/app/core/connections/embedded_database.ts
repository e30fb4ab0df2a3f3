import { join } from 'node:path'

type Environment = Record<string, string | undefined>

export const sqlitePath = ({ SQLITE_FILE, DATA_DIR = '' }: Environment) =>
  SQLITE_FILE ?? join(DATA_DIR, 'zhuxue.sqlite')

/** Null for a database server and for an in-memory database. */
export function embeddedDatabase(env: Environment): string | null {
  const path = sqlitePath(env)
  return (env.DB_CONNECTION || 'sqlite') === 'sqlite' && path !== ':memory:' ? path : null
}
