import db from '@adonisjs/lucid/services/db'

/** What the product sends to its database meanwhile, statements of transactions included. */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const sent: string[] = []
  const onQuery = ({ sql }: { sql: string }) => void sent.push(sql)
  const knex = db.manager.get(db.primaryConnectionName)!.connection!.client!
  knex.on('query', onQuery)
  try {
    await work()
  } finally {
    knex.removeListener('query', onQuery)
  }
  return sent
}
