/**
 * The catalogue at two sizes: what lists, filters, searches and the console's list take with 10,000 courses against
 * what they take with 100. Each question is asked of both by turns, so that whatever else the machine does
 * hits both alike. `npm run bench` runs it; alone, against two servers with RATE_LIMITS=off:
 *
 *   BENCH_SMALL=http://127.0.0.1:4100 BENCH_LARGE=http://127.0.0.1:4200 \
 *   BENCH_SMALL_TOKEN=file BENCH_LARGE_TOKEN=file node --import=@poppinss/ts-exec ../tools/bench/catalogue.ts
 *
 * The databases are those of `fill/catalogue.ts`. Loopback only.
 */
import { readFileSync } from 'node:fs'
import { median, onLoopback, percentile } from './support/measuring.js'
import { questions, type Kind } from './support/questions.js'

const rounds = Number(process.env.BENCH_ROUNDS ?? 40)
const wanted = 2
const shops = ['SMALL', 'LARGE'].map((name) => ({
  url: onLoopback(process.env[`BENCH_${name}`]),
  token: readFileSync(process.env[`BENCH_${name}_TOKEN`]!, 'utf8'),
}))
type Shop = (typeof shops)[number]

/** The milliseconds until the whole answer was there. */
async function ask(shop: Shop, kind: Kind, path: string): Promise<number> {
  const headers: Record<string, string> = kind === 'console' ? { authorization: shop.token } : {}
  const began = performance.now()
  const answer = await fetch(shop.url + path, { headers })
  const body = (await answer.json()) as { code: string }
  if (body.code !== '200') throw new Error(`${path}: ${JSON.stringify(body).slice(0, 200)}`)
  return performance.now() - began
}

async function total(shop: Shop, kind: Kind, path: string): Promise<number> {
  const headers: Record<string, string> = kind === 'console' ? { authorization: shop.token } : {}
  return ((await (await fetch(shop.url + path, { headers })).json()) as { total: number }).total
}

/** By turns, the first one of them by turns too. */
async function measure(kind: Kind, path: (shop: Shop) => string): Promise<number[][]> {
  const times: number[][] = [[], []]
  for (let round = -3; round < rounds; round++) {
    for (const at of round % 2 ? [0, 1] : [1, 0]) {
      const took = await ask(shops[at], kind, path(shops[at]))
      if (round >= 0) times[at].push(took)
    }
  }
  return times
}

const p95 = (times: number[]) => percentile(times, 0.95)
const ms = (time: number) => `${time.toFixed(1)} ms`
let failed = false

for (const [kind, paths] of Object.entries(questions) as [Kind, readonly string[]][]) {
  const all: number[][] = [[], []]
  const lines: string[] = []
  for (const path of paths) {
    const last = new Map<Shop, number>()
    for (const shop of shops) {
      const pages = path.includes('{last}')
        ? (await total(shop, kind, path.replace('{last}', '1'))) / 20
        : 1
      last.set(shop, Math.max(1, Math.floor(pages)))
    }
    const times = await measure(kind, (shop) => path.replace('{last}', String(last.get(shop))))
    times.forEach((some, at) => all[at].push(...some))
    const [small, large] = times.map(p95)
    const middle = times.map(median)
    lines.push(
      `    p95 ${(large / small).toFixed(2)}, median ${(middle[1] / middle[0]).toFixed(2)} (${ms(middle[0])} ${ms(middle[1])})  ${decodeURIComponent(path)}`
    )
  }
  const [small, large] = all.map(p95)
  const ratio = large / small
  const middle = median(all[1]) / median(all[0])
  failed ||= ratio > wanted
  console.log(
    `${kind}: p95 ${ms(large)} with 10,000 courses, ${ms(small)} with 100: ${ratio.toFixed(2)} times; medians ${middle.toFixed(2)} times`
  )
  if (process.env.BENCH_DETAIL) console.log(lines.join('\n'))
}
console.log(failed ? `MORE than ${wanted} times` : `all within ${wanted} times`)
