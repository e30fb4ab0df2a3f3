import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { createConnection } from 'mysql2/promise'

/** Half an hour passes for one order: nobody waits for it in a story, so its end is moved to a minute ago. */
export async function halfAnHourLater(orderId: string): Promise<void> {
  const over = new Date(Date.now() - 60_000).toISOString().slice(0, 19).replace('T', ' ')
  const change = 'update orders set expires_at = ? where order_no = ?'
  if (process.env.DB_CONNECTION === 'mysql') return onMysql(change, [over, orderId])

  const database = new DatabaseSync(join(process.env.STORY_FOLDER!, 'zhuxue.sqlite'), {
    timeout: 5000,
  })
  database.prepare(change).run(over, orderId)
  database.close()
}

async function onMysql(change: string, values: string[]): Promise<void> {
  const { DB_HOST, DB_PORT, DB_USER, DB_PASSWORD, DB_DATABASE } = process.env
  const database = await createConnection({
    host: DB_HOST,
    port: Number(DB_PORT),
    user: DB_USER,
    password: DB_PASSWORD,
    database: DB_DATABASE,
  })
  await database.execute(change, values)
  await database.end()
}
