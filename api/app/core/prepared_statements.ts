import type { QueryClientContract } from '@adonisjs/lucid/types/database'

type Value = string | number | boolean | null

/** Results of a write in MySQL and SQLite. */
interface Written {
  affectedRows?: number
  changes?: number
  insertId?: number
  lastInsertRowid?: number | bigint
}

interface Options {
  locks?: boolean
}

/**
 * For the most frequent statements: the text is fixed, in the common subset of the databases, and MySQL parses it once
 * per connection. The query builder would take longer than the database.
 */
export function prepared<Row = never>(text: string, { locks = false }: Options = {}) {
  const sql = text.replace(/\s+/g, ' ').trim()
  // SQLite has one writer at a time and no row locks.
  const sqlOf = (onMysql: boolean) => (locks && onMysql ? `${sql} for update` : sql)
  return {
    rows: async (client: QueryClientContract, ...values: Value[]): Promise<Row[]> =>
      (await run(client, sqlOf, values)) as Row[],
    /** @returns the number of matched rows */
    write: async (client: QueryClientContract, ...values: Value[]): Promise<number> => {
      const written = (await run(client, sqlOf, values)) as Written
      return Number(written.affectedRows ?? written.changes)
    },
    /** @returns the id of the new row */
    insert: async (client: QueryClientContract, ...values: Value[]): Promise<number> => {
      const written = (await run(client, sqlOf, values)) as Written
      return Number(written.insertId ?? written.lastInsertRowid)
    },
  }
}

/** For statements that name several rows: one text per count of `filledUp`, created on first use. */
export function preparedForMany<Row = never>(textOf: (count: number) => string, options?: Options) {
  const made = new Map<number, ReturnType<typeof prepared<Row>>>()
  return (count: number) => {
    const known = made.get(count) ?? prepared<Row>(textOf(count), options)
    made.set(count, known)
    return known
  }
}

/** Pads to a power of two by repeating the last value, which changes nothing, so that a connection has few statements. */
export function padToPowerOfTwo<T>(values: readonly T[]): T[] {
  const count = 2 ** Math.ceil(Math.log2(values.length))
  return Array.from({ length: count }, (_, at) => values[Math.min(at, values.length - 1)])
}

export const placeholders = (count: number) => Array.from({ length: count }, () => '?').join(', ')

async function run(
  client: QueryClientContract,
  sqlOf: (onMysql: boolean) => string,
  bindings: Value[]
): Promise<unknown> {
  const onMysql = client.dialect.name === 'mysql'
  // A transaction always uses the same connection, and releasing it does not end it.
  const { client: knex } = client.getWriteClient()
  const connection = await knex.acquireConnection()
  try {
    const statement = { sql: sqlOf(onMysql), bindings, options: { prepared: true } }
    const { response } = await knex.query(connection, statement)
    return onMysql ? response[0] : response
  } finally {
    await knex.releaseConnection(connection)
  }
}
