import db from '@adonisjs/lucid/services/db'

/** The statements that the application sends during `work`, transaction statements included. */
export async function statementsOf(
  work: () => Promise<unknown>,
  connection = db.primaryConnectionName
): Promise<string[]> {
  const sent: string[] = []
  const onQuery = ({ sql }: { sql: string }) => void sent.push(sql)
  db.connection(connection)
  const knex = db.manager.get(connection)!.connection!.client!
  knex.on('query', onQuery)
  try {
    await work()
  } finally {
    knex.removeListener('query', onQuery)
  }
  return sent
}

const isWrite = (sql: string) => /^(insert|update|delete)\b/i.test(sql)

/** The number of disk syncs: one for each writing transaction and each write outside of one. */
export function durableCommits(sent: readonly string[]): number {
  let count = 0
  let within: string[] | null = null
  for (const sql of sent) {
    if (/^begin/i.test(sql)) within = []
    else if (/^commit/i.test(sql)) {
      if (within?.some(isWrite)) count++
      within = null
    } else if (within) within.push(sql)
    else if (isWrite(sql)) count++
  }
  return count
}

export interface Query {
  sql: string
  /** Rows read or changed; null while there is no response, or if the driver does not report it. */
  rows: number | null
}

/** Statements and responses during `work`, in an order that does not depend on which of several finished first. */
export async function queriesOf<Result>(
  work: () => PromiseLike<Result>
): Promise<{ result: Result; queries: Query[] }> {
  const queries: Query[] = []
  const onQuery = ({ sql }: { sql: string }) => void queries.push({ sql: withoutNumber(sql), rows: null })
  const onAnswer = (response: unknown, { sql }: { sql: string }) =>
    void queries.push({ sql: withoutNumber(sql), rows: rowsOf(response) })
  db.connection()
  const knex = db.manager.get(db.primaryConnectionName)!.connection!.client!
  knex.on('query', onQuery)
  knex.on('query-response', onAnswer)
  try {
    const result = await work()
    return { result, queries: queries.toSorted(byText) }
  } finally {
    knex.removeListener('query', onQuery)
    knex.removeListener('query-response', onAnswer)
  }
}

/** Savepoint names contain a counter of the whole process. */
const withoutNumber = (sql: string) => sql.replace(/\btrx\d+\b/, 'trx')

const byText = (one: Query, two: Query) =>
  one.sql < two.sql ? -1 : one.sql > two.sql ? 1 : (one.rows ?? -1) - (two.rows ?? -1)

/** A raw statement returns the driver's response: rows and fields. */
function rowsOf(response: unknown): number | null {
  if (typeof response === 'number') return response
  if (!Array.isArray(response)) return null
  return Array.isArray(response[0]) ? response[0].length : response.length
}
