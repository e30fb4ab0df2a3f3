/**
 * The overview and its drill-downs, one after the other. Run by `npm run bench -- statistics` for 100,000 orders and
 * for ten times as many:
 *
 *   BENCH_URL=… statistics.ts <file of fill/statistics.ts> <file of results>
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { renewSession } from './growth/facts.js'
import { database } from './support/database.js'
import { median, onLoopback, percentile } from './support/measuring.js'
import { rowsRead } from './support/rows_read.js'

const rounds = Number(process.env.BENCH_ROUNDS ?? 60)
const url = onLoopback(process.env.BENCH_URL)
const made = JSON.parse(readFileSync(process.argv[2], 'utf8'))
const results = process.argv[3]
const earlier: Record<string, number> = existsSync(results)
  ? JSON.parse(readFileSync(results, 'utf8'))
  : {}
const mostGrowth = 2
const sql = await database()
await renewSession(sql, made.token)

const days = 'startDate=2026-01-01&endDate=2026-03-31'
const partner = `/api/admin/orders/channel-statis/${made.partnerUser}/product-statis`
const teacher = `/api/admin/orders/teacher-statis/${made.teacherId}`
const product = `/api/orders/statistics/product/${made.firstCourse + 1}/order`
/** Milliseconds that the p95 may take. */
const calls: [name: string, path: string, most: number][] = [
  ['tiles', '/api/orders/summary', 300],
  ['waiting', '/api/admin/waiting', 500],
  ['subjects', '/api/orders/statistics/subject', 500],
  ['subjects of yesterday', '/api/orders/statistics/subject?rangeType=yestoday', 500],
  ['products', '/api/orders/statistics/subject/type-1/product', 500],
  ['orders of a product', product, 500],
  ['orders of a product, yesterday', `${product}?rangeType=yestoday`, 500],
  ['orders with freight', '/api/orders/statistics/product/0/order', 500],
  ['trend of 90 days', '/api/orders/statistics/trend?days=90', 500],
  ['funnel of 90 days', '/api/orders/statistics/funnel?days=90', 500],
  ['funnel of a course', `/api/orders/statistics/funnel?days=90&courseId=${made.firstCourse}`, 500],
  ['partner, all time', partner, 500],
  ['partner, a quarter', `${partner}?${days}`, 500],
  ['teacher, all time', teacher, 500],
  ['teacher, a quarter', `${teacher}?${days}`, 500],
]

const now: Record<string, number> = {}
for (const [name, path, most] of calls) {
  const times: number[] = []
  for (let round = -3; round < rounds; round++) {
    const began = performance.now()
    const answer = await fetch(url + path, { headers: { authorization: made.token } })
    const body = (await answer.json()) as { code: string }
    if (body.code !== '200') throw new Error(`${path}: ${JSON.stringify(body).slice(0, 200)}`)
    if (round >= 0) times.push(performance.now() - began)
  }
  const before = await rowsRead(sql)
  await fetch(url + path, { headers: { authorization: made.token } })
  const read = (await rowsRead(sql)) - before
  const p95 = percentile(times, 0.95)
  now[name] = p95
  const growth = earlier[name] ? p95 / earlier[name] : 0
  console.log(
    `statistics of ${made.orders} orders, ${name}: p95 ${p95.toFixed(0)} ms (wanted ${most}), median ${median(times).toFixed(0)}, ${read} rows read` +
      (growth ? `, ${growth.toFixed(1)} times (wanted ${mostGrowth})` : '') +
      `; load ${loadavg()[0].toFixed(1)}`
  )
  if (p95 > most || growth > mostGrowth) process.exitCode = 1
}
writeFileSync(results, JSON.stringify(now))
process.exit(process.exitCode ?? 0)
