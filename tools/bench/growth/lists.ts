/**
 * Every list of the board over a filled database, one call after the other. Run by `npm run bench -- board`:
 *
 *   BENCH_URL=… board.ts <file of fill/board.ts>
 *
 * BOARD_ONLY asks only the lists whose name has that text, BOARD_PLANS=on says how the database reads each of them.
 */
import { readFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import type { RowDataPacket } from 'mysql2/promise'
import { database } from './support/database.js'
import { boardLists } from './support/board_lists.js'
import { plansOf } from './support/plans.js'
import { median, onLoopback, percentile } from './support/measuring.js'

const mostMs = 300
const rounds = Number(process.env.BENCH_ROUNDS ?? 20)
/** A list that is this slow is asked three times only. */
const slowMs = 2_000
const url = onLoopback(process.env.BENCH_URL)
const made = JSON.parse(readFileSync(process.argv[2], 'utf8'))
const only = process.env.BOARD_ONLY ?? ''
const withPlans = process.env.BOARD_PLANS === 'on'
const sql = await database()

const facts = await factsToAskFor()
const failed: string[] = []
for (const [name, path] of boardLists.filter(([name]) => name.includes(only))) {
  const asked = path.replace(/\{(\w+)\}/g, (_, fact: string) => encodeURIComponent(facts[fact]))
  let said = ''
  const times: number[] = []
  for (let round = -1; round < rounds; round++) {
    const began = performance.now()
    const answer = await fetch(url + asked, { headers: { authorization: made.token } })
    const body = (await answer.json()) as { code: string; total?: number; more?: boolean }
    if (round >= 0) times.push(performance.now() - began)
    said =
      body.code === '200'
        ? `${body.total}${body.more ? '+' : ''}`
        : JSON.stringify(body).slice(0, 60)
    if (round === 2 && median(times) > slowMs) break
  }
  const p95 = percentile(times, 0.95)
  if (p95 > mostMs || !/^[\du]/.test(said)) failed.push(name)
  console.log(`| ${name} | ${said} | ${p95.toFixed(0)} | ${median(times).toFixed(0)} |`)
  if (withPlans) {
    const ask = () => fetch(url + asked, { headers: { authorization: made.token } })
    for (const line of await plansOf(sql, ask)) console.log(`    ${line}`)
  }
}
console.log(`over ${mostMs} ms: ${failed.join('; ') || 'none'}; load ${loadavg()[0].toFixed(1)}`)
process.exit(failed.length ? 1 : 0)

async function factsToAskFor(): Promise<Record<string, string>> {
  const one = async (text: string) =>
    Object.values((await sql.query<RowDataPacket[]>(text))[0][0])[0]
  const person = String(made.firstPerson + (77_777 % made.people))
  const orderNo = String(await one(`select order_no from orders where user_id = ${person} limit 1`))
  const telephone = String(await one(`select telephone from users where id = ${person}`))
  const partnerUser = await one(
    'select user_id from channels where id in (select channel_id from orders) limit 1'
  )
  const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10)
  return {
    ...{ person, orderNo, telephone, lastFour: telephone.slice(-4) },
    ...{ orderStart: orderNo.slice(0, 17), today: day(0), month: day(30) },
    ...{ partnerUser: String(partnerUser), course: String(made.firstCourse + 9) },
  }
}
