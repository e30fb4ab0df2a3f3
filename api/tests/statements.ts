import db from '@adonisjs/lucid/services/db'

/** What the product sends to its database meanwhile, statements of transactions included. */
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

/** How often the database waited for its disk: for each transaction that wrote, and for each write outside of one. */
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
