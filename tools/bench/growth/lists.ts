/**
 * Every list of the board over a filled database, one call after the other. Run by `npm run growth -- lists`:
 *
 *   BENCH_URL=… DB_…=… lists.ts <file of fill.ts>
 *
 * GROWTH_ONLY asks only the lists whose name has that text, GROWTH_PLANS=on says how the database reads each of them,
 * and without it those that are too slow.
 */
import { readFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { database } from '../support/database.js'
import { median, onLoopback, percentile } from '../support/measuring.js'
import { boardLists } from './board_lists.js'
import { factsOf, renewSession } from './facts.js'
import { plansOf } from './plans.js'
import { effortOf, recorded } from './recorded.js'

const mostMs = 300
const rounds = Number(process.env.BENCH_ROUNDS ?? 20)
/** A list that is this slow is asked three times only. */
const slowMs = 2_000
const url = onLoopback(process.env.BENCH_URL)
const made = JSON.parse(readFileSync(process.argv[2], 'utf8'))
const only = process.env.GROWTH_ONLY ?? ''
const withPlans = process.env.GROWTH_PLANS === 'on'
const sql = await database()

const facts = await factsOf(sql, made)
await renewSession(sql, made.token)
const failed: string[] = []
console.log('| list | found | p95 | median | rows read |\n| --- | --- | --- | --- | --- |')
for (const [name, path] of boardLists.filter(([name]) => name.includes(only))) {
  const asked = path.replace(/\{(\w+)\}/g, (_, fact: string) => encodeURIComponent(facts[fact]))
  const ask = () => fetch(url + asked, { headers: { authorization: made.token } })
  let said = ''
  const times: number[] = []
  for (let round = -1; round < rounds; round++) {
    const began = performance.now()
    const answer = await ask()
    const body = (await answer.json()) as Record<string, any>
    if (round >= 0) times.push(performance.now() - began)
    said = answer.ok ? foundBy(body) : `refused with ${answer.status}: ${body.msg}`
    if (round === 2 && median(times) > slowMs) break
  }
  const p95 = percentile(times, 0.95)
  const isSlow = p95 > mostMs || said.startsWith('refused')
  if (isSlow) failed.push(name)
  console.log(
    `| ${name} | ${said} | ${p95.toFixed(0)} | ${median(times).toFixed(0)} | ${await rowsReadBy(ask)} |`
  )
  if (withPlans || isSlow) for (const line of await plansOf(sql, ask)) console.log(`    ${line}`)
}
console.log(`over ${mostMs} ms: ${failed.join('; ') || 'none'}; load ${loadavg()[0].toFixed(1)}`)
process.exit(failed.length ? 1 : 0)

function foundBy({ total, more }: Record<string, any>): string {
  return total === undefined ? '' : `${total}${more ? '+' : ''}`
}

/** By all statements of the call, which the machine's load does not change. */
async function rowsReadBy(ask: () => Promise<unknown>): Promise<number> {
  let read = 0
  for (const statement of await recorded(sql, ask))
    // One that is stopped after half a minute counts as endless.
    if (/^select/i.test(statement))
      read += await effortOf(sql, statement).then(
        (effort) => effort.read,
        () => Infinity
      )
  return read
}
