/**
 * Fills an empty database as a shop of many years leaves it: people, three orders for each with a line and a payment,
 * their rights, invoices, refunds, comments, logs. By SQL, once, in slices; the time runs with the ids over three years:
 *
 *   fill/board.ts <file for tokens and ids> <people>
 */
import { writeFileSync } from 'node:fs'
import { withApp } from '../support/with_app.js'
import { database } from '../support/database.js'
import { filledTables, itemName } from './board_tables.js'

const [file, people] = [process.argv[2], Number(process.argv[3])]
const courses = 400
const partners = 20
/** Rows of one statement. */
const slice = 50_000

await withApp(async () => {
  const sql = await database()
  const run = async (text: string) => void (await sql.query(text))
  const known = await madeByHand()
  // A fill that dies is begun anew, so it does not wait for the disk at each statement.
  await run('set global innodb_flush_log_at_trx_commit = 0')
  // All indexes fit into it, as they do where so many people buy.
  await run(`set global innodb_buffer_pool_size = ${3 * 1024 ** 3}`)
  await run('set foreign_key_checks = 0, unique_checks = 0')
  await run('create table if not exists bench_numbers (n int unsigned primary key)')
  await run('insert ignore into bench_numbers values (1)')
  for (let filled = 1; filled < slice; filled *= 2) {
    await run(`insert ignore into bench_numbers select n + ${filled} from bench_numbers`)
  }

  const tables = filledTables({ ...known, people, courses, partners })
  for (const { name, rows, columns } of tables) {
    const began = performance.now()
    const names = Object.keys(columns).join(', ')
    const values = Object.values(columns).join(', ')
    for (let from = 0; from < rows; from += slice) {
      const most = Math.min(slice, rows - from)
      await run(
        `insert into ${name} (${names}) select ${values}
         from (select n + ${from} as n from bench_numbers where n <= ${most}) as numbers`
      )
    }
    await run(`analyze table ${name}`)
    console.log(`${name}: ${rows} rows in ${((performance.now() - began) / 1000).toFixed(0)} s`)
  }
  await run(`update courses set course_name = ${itemName('id')}`)
  await run('set global innodb_flush_log_at_trx_commit = 1')
  writeFileSync(file, JSON.stringify({ ...known, people }))
  await sql.end()
})

async function madeByHand() {
  const { person } = await import('../../../api/tests/factories/accounts.js')
  const { course } = await import('../../../api/tests/factories/catalogue.js')
  const { partner } = await import('../../../api/tests/factories/sales.js')
  const { Role } = await import('../../../api/app/core/roles.js')
  const admin = await person(Role.Admin)
  const ids = []
  for (let made = 0; made < courses; made++) ids.push(await course({ type: made % 8 ? 1 : 3 }))
  const channels = []
  let partnerUser = 0
  for (let made = 0; made < partners; made++) {
    partnerUser = (await person(Role.Channel)).user.id
    channels.push(await partner(partnerUser, `B${String(made).padStart(5, '0')}`))
  }
  return {
    token: admin.token,
    ...{ partnerUser, firstCourse: ids[0], firstPartner: channels[0] },
    firstPerson: partnerUser + 1_000,
  }
}
