/**
 * Fills an empty database as a shop of many years leaves it, by SQL and once. Run by `npm run growth -- fill`:
 *
 *   fill.ts <file for tokens and ids> <people> <orders> <beats>
 */
import { writeFileSync } from 'node:fs'
import { withApp } from '../support/with_app.js'
import { database } from '../support/database.js'
import { takeOffIndexes } from './kept_indexes.js'
import { makeShop } from './shop.js'
import { fill, fillNumbers } from './steps.js'
import { tablesOfExams } from './tables/exams.js'
import { tablesOfLogs } from './tables/logs.js'
import { tablesOfOrders } from './tables/orders.js'
import { tablesOfPeople } from './tables/people.js'
import { tablesOfStudy } from './tables/study.js'

const [file, ...sizes] = process.argv.slice(2)
const [people, orders, beats] = sizes.map(Number)

await withApp(async () => {
  const began = performance.now()
  const sql = await database()
  const known = await makeShop(sql)
  await sql.query('set foreign_key_checks = 0, group_concat_max_len = 100000')
  await sql.query('set @filled_at = utc_timestamp()')
  await fillNumbers(sql)
  const facts = { ...known, people, orders, beats }

  for (const tables of [
    tablesOfPeople,
    tablesOfOrders,
    tablesOfStudy,
    tablesOfExams,
    tablesOfLogs,
  ]) {
    const steps = tables(facts)
    const names = [...new Set(steps.map(({ table }) => table))]
    for (const name of names) {
      const putBack = await takeOffIndexes(sql, name)
      for (const step of steps.filter(({ table }) => table === name)) await fill(sql, step)
      await putBack()
      await sql.query(`analyze table ${name}`)
    }
  }
  const helpers = ['numbers', 'shelf', 'papers', 'questions'].map((name) => `growth_${name}`)
  await sql.query(`drop table ${helpers.join(', ')}`)
  const filled = (performance.now() - began) / 1000

  writeFileSync(file, JSON.stringify({ ...facts, ...(await askable()) }))
  console.log(
    `filled in ${filled.toFixed(0)} s; sales and watched time are counted by the step jobs`
  )
  await sql.end()

  /** What the lists are asked about. */
  async function askable() {
    const [[course]] = (await sql.query(
      'select course_id as id from order_items group by course_id order by count(*) desc limit 1 offset 9'
    )) as any
    return { firstCourse: Number(course.id) - 1, bestCourse: Number(course.id) }
  }
})
