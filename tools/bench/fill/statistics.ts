/**
 * Fills a database of its own with orders over two years, three lines each, a learner for every five, and counts its
 * sales. Called again with more orders it adds those that are missing:
 *
 *   fill/statistics.ts <file for tokens and ids> <orders>
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { withApp } from '../support/with_app.js'
import { database } from '../support/database.js'

const [file, wanted] = [process.argv[2], Number(process.argv[3])]
const courses = 200
const partners = 20
/** Rows of one statement. */
const slice = 50_000
const ordersOfLearner = 5
/** One of so many orders of today changed since the last count, ten minutes ago at most, so its hour is counted at each look. */
const ordersOfChange = 1_000

await withApp(async () => {
  const sql = await database()
  const run = async (text: string) => void (await sql.query(text))
  const known = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : await people()
  const { firstCourse, firstLearner, firstPartner } = known
  await run('set foreign_key_checks = 0, unique_checks = 0')
  await run('create table if not exists bench_numbers (n int unsigned primary key)')
  await run('insert ignore into bench_numbers values (1)')
  for (let filled = 1; filled < slice; filled *= 2) {
    await run(`insert ignore into bench_numbers select n + ${filled} from bench_numbers`)
  }

  for (let from = known.orders; from < wanted; from += slice) {
    const most = Math.min(slice, wanted - from)
    const numbers = `(select n + ${from} as n from bench_numbers where n <= ${most}) as numbers`
    await run(
      `insert into users (id, login_name, user_name, password_hash, created_at)
       select ${firstLearner} + n div ${ordersOfLearner}, concat('b', n), '学员', 'x', now()
       from ${numbers} where n % ${ordersOfLearner} = 0`
    )
    await run(
      `insert into orders (id, order_no, user_id, order_name, order_type, order_status, ware_fen,
         freight_fen, amount_fen, channel_id, quote, tracking_no, awaits_parcel, expires_at, paid_at, created_at, updated_at)
       select n, concat('30', lpad(n, 18, '0')),
         ${firstLearner} + 1 + (n * 7919) % (${wanted} div ${ordersOfLearner}), '商品',
         if(n % 9 = 0, 'package', 'single'), if(n % 10 = 3, 3, 2), 30000,
         if(n % 8 = 0, 800, 0), 30000 + if(n % 8 = 0, 800, 0),
         if(n % 4 = 0, ${firstPartner} + n % ${partners}, null), '{}',
         if(n % 8 = 0 and n % 5000 <> 0, 'SF', null),
         if(n % 8 = 0 and n % 5000 = 0 and n % 10 <> 3, 1, 0), at, if(n % 10 = 3, null, at), at, at
       from (select n, date_sub(utc_timestamp(), interval (n * 48271) % 63072000 second) as at
         from ${numbers}) as dated`
    )
    for (const line of [0, 1, 2]) {
      await run(
        `insert into order_items (order_id, course_id, item_name, course_type, course_count, unit_fen,
           base_fen, amount_fen, position)
         select n, ${firstCourse} + (n * 31 + ${line * 67}) % ${courses}, '商品',
           if(n % 8 = 0 and ${line} = 0, 3, 1), 1, 10000, 10000, 10000, ${line} from ${numbers}`
      )
    }
  }
  await run('analyze table orders, order_items, users')
  writeFileSync(file, JSON.stringify({ ...known, orders: wanted }))

  const { rebuildSales } = await import('../../../api/app/statistics/checks/count_sales.js')
  const { rebuildPlaced } = await import('../../../api/app/statistics/placed/count_placed.js')
  const { spanOf, today } = await import('../../../api/app/statistics/days.js')
  const startOfToday = spanOf({ from: today() }).from
  const began = performance.now()
  const days = await rebuildSales()
  await rebuildPlaced()
  await run(
    `update orders set updated_at = utc_timestamp()
     where order_status = 2 and paid_at >= '${startOfToday}' and id % ${ordersOfChange} = 0`
  )
  console.log(
    `${wanted} orders: ${days} days counted in ${((performance.now() - began) / 1000).toFixed(0)} s`
  )
  await sql.end()
})

async function people() {
  const { person } = await import('../../../api/tests/factories/accounts.js')
  const { course } = await import('../../../api/tests/factories/catalogue.js')
  const { partner } = await import('../../../api/tests/factories/sales.js')
  const { Role } = await import('../../../api/app/core/roles.js')
  const admins = []
  for (let made = 0; made < 5; made++) admins.push(await person(Role.Admin))
  const teacher = await person(Role.Teacher)
  const ids = []
  for (let made = 0; made < courses; made++) {
    const teacherId = made % 10 ? null : teacher.user.id
    ids.push(await course({ type: made % 8 ? 1 : 3, teacherId }))
  }
  const channels = []
  const partnerUsers = []
  for (let made = 0; made < partners; made++) {
    const { user } = await person(Role.Channel)
    partnerUsers.push(user.id)
    channels.push(await partner(user.id, `B${String(made).padStart(5, '0')}`))
  }
  return {
    orders: 0,
    token: admins[0].token,
    tokens: admins.map(({ token }) => token),
    // Every fourth order has one of five partners, the first among them.
    ...{ teacherId: teacher.user.id, partnerUser: partnerUsers[0] },
    ...{ firstCourse: ids[0], firstPartner: channels[0] },
    firstLearner: partnerUsers.at(-1)! + 1_000,
  }
}
