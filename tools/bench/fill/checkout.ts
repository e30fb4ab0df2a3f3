/**
 * Makes learners and courses for `checkout.ts` and writes their ids and tokens to the file named first. For a database of
 * its own.
 */
import { writeFileSync } from 'node:fs'
import { withApp } from '../support/with_app.js'

const learners = 240
const courses = 60

await withApp(async (app) => {
  const { person } = await import('../../../api/tests/factories/accounts.js')
  const { course } = await import('../../../api/tests/factories/catalogue.js')

  const made = { tokens: [] as { userId: number; token: string }[], courses: [] as number[] }
  for (let at = 0; at < learners; at++) {
    const { user, token } = await person()
    made.tokens.push({ userId: user.id, token })
  }
  for (let at = 0; at < courses; at++) made.courses.push(await course())
  // As the product writes it with each change of a course.
  const db = await app.container.make('lucid.db')
  await db.from('courses').update({ hidden: false })
  writeFileSync(process.argv[2], JSON.stringify(made))
})
