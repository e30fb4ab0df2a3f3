import type { Trx } from '#core/transaction'
import { placeholders, preparedForMany } from '#core/prepared_statements'

type Value = string | number | boolean | null
type Rows = readonly Readonly<Record<string, Value>>[]

/** A power of two, so that a connection has few statements per table. */
const mostRowsPerStatement = 64

const inserts = new Map<string, ReturnType<typeof preparedForMany>>()

/**
 * For thousands of rows with the same columns: `multiInsert` compiles a text of its own for each call, which takes
 * several times longer than running it.
 */
export async function insertMany(trx: Trx, table: string, rows: Rows): Promise<void> {
  if (!rows.length) return
  const columns = Object.keys(rows[0]!)
  const statement = insertInto(table, columns)
  for (let at = 0, count = mostRowsPerStatement; at < rows.length; at += count) {
    while (count > rows.length - at) count /= 2
    const values = rows.slice(at, at + count).flatMap((row) => columns.map((column) => row[column] ?? null))
    await statement(count).write(trx, ...values)
  }
}

function insertInto(table: string, columns: string[]) {
  const into = `insert into ${quoted(table)} (${columns.map(quoted).join(', ')}) values `
  const known = inserts.get(into)
  if (known) return known
  const row = `(${placeholders(columns.length)})`
  const statement = preparedForMany((count) => into + Array.from({ length: count }, () => row).join(', '))
  inserts.set(into, statement)
  return statement
}

const quoted = (name: string) => `\`${name}\``
