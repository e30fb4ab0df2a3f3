import type { QueryClientContract } from '@adonisjs/lucid/types/database'

type Value = string | number | boolean | null

/** What MySQL and SQLite answer to a write. */
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
 * A statement for the calls that come most often: written once, as text in the common subset of the databases, and parsed by MySQL
 * once a connection. Building it by the query builder takes longer than the database does.
 */
export function prepared<Row = never>(text: string, { locks = false }: Options = {}) {
  const sql = text.replace(/\s+/g, ' ').trim()
  // SQLite writes one transaction at a time and knows no locks of rows.
  const sqlOf = (onMysql: boolean) => (locks && onMysql ? `${sql} for update` : sql)
  return {
    rows: async (client: QueryClientContract, ...values: Value[]): Promise<Row[]> =>
      (await run(client, sqlOf, values)) as Row[],
    /** @returns how many rows it found */
    write: async (client: QueryClientContract, ...values: Value[]): Promise<number> => {
      const written = (await run(client, sqlOf, values)) as Written
      return Number(written.affectedRows ?? written.changes)
    },
    /** @returns the id of the one new row */
    insert: async (client: QueryClientContract, ...values: Value[]): Promise<number> => {
      const written = (await run(client, sqlOf, values)) as Written
      return Number(written.insertId ?? written.lastInsertRowid)
    },
  }
}

/** The same for statements that name several rows: a text for each count of `filledUp`, made when it is asked for. */
export function preparedForMany<Row = never>(textOf: (count: number) => string, options?: Options) {
  const made = new Map<number, ReturnType<typeof prepared<Row>>>()
  return (count: number) => {
    const known = made.get(count) ?? prepared<Row>(textOf(count), options)
    made.set(count, known)
    return known
  }
}

/** To a power of two with the last one again, which changes nothing, so that a connection keeps few statements. */
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
  // Of a transaction it is always the same connection, which giving back does not end.
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
