/**
 * Makes learners and courses for `checkout.ts` and writes their ids and tokens to the file named first. Ids begin
 * high and far apart, so that each number in a recorded statement is one thing only. For a database of its own.
 */
import { writeFileSync } from 'node:fs'
import { withApp } from '../support/with_app.js'

const learners = 240
const courses = 60

/** Where the ids of each table begin. */
const firstIds = {
  payments: 300_000_001,
  access_tokens: 500_000_001,
  users: 600_000_001,
  courses: 700_000_001,
  order_items: 800_000_001,
  orders: 900_000_001,
}

await withApp(async (app) => {
  const { person } = await import('../../../api/tests/factories/accounts.js')
  const { course } = await import('../../../api/tests/factories/catalogue.js')
  const db = await app.container.make('lucid.db')

  for (const [table, id] of Object.entries(firstIds))
    await db.rawQuery(`alter table ${table} auto_increment = ${id}`)
  const made = { tokens: [] as { userId: number; token: string }[], courses: [] as number[] }
  for (let at = 0; at < learners; at++) {
    const { user, token } = await person()
    made.tokens.push({ userId: user.id, token })
  }
  for (let at = 0; at < courses; at++) made.courses.push(await course())
  writeFileSync(process.argv[2], JSON.stringify(made))
})
