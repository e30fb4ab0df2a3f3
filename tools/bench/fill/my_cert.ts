/**
 * Makes two people for `my_cert.ts` and writes their tokens to the file named first: one has studied three courses, the
 * other sixty, fifty chapters each. For a database of its own.
 */
import { writeFileSync } from 'node:fs'
import { withApp } from '../support/with_app.js'

const chapters = 50
/** Who else has hours in the same tables. */
const others = 20

await withApp(async () => {
  const { studiedPerson } = await import('../../../api/tests/factories/studied.js')
  for (let made = 0; made < others; made++) await studiedPerson({ courses: 3, chapters })
  const people = []
  for (const courses of [3, 60]) {
    const { token, certificateId } = await studiedPerson({ courses, chapters })
    people.push({ token, certificateId, courses })
  }
  writeFileSync(process.argv[2], JSON.stringify(people))
})
