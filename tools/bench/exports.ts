/**
 * The list of orders as an Excel of 50,000 rows, by a job, sent at once, and for five admins at once: how long it takes, how much the memory of the
 * process grows, and what a course list meanwhile takes. Run by `npm run bench -- exports`, job and requests in one process:
 *
 *   BENCH_URL=… BENCH_PID=… exports.ts <file of fill/statistics.ts>
 */
import { readFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { onLoopback, percentile } from './support/measuring.js'

const wantedRows = 50_000
const wantedSeconds = 20
const wantedMb = 60
const wantedTimes = 2
const listEveryMs = 50
const calmSeconds = Number(process.env.BENCH_SECONDS ?? 15)

const url = onLoopback(process.env.BENCH_URL)
const pid = Number(process.env.BENCH_PID)
const { tokens } = JSON.parse(readFileSync(process.argv[2], 'utf8'))
const headersOf = (token: string) => ({
  'authorization': token,
  'content-type': 'application/json',
})
const [first] = tokens as string[]
const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10)
const all = { createTimeStart: day(732), createTimeEnd: day(-1) }
const few = { createTimeStart: day(15), createTimeEnd: day(-1) }

/** Megabytes that the process has in memory. */
const memory = () =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) / 1024

async function list(): Promise<number> {
  const began = performance.now()
  const answer = await fetch(`${url}/api/public/courses?courseType=1&pageSize=20`)
  await answer.text()
  if (!answer.ok) throw new Error(`the list answered ${answer.status}`)
  return performance.now() - began
}

/** Asks for the list at a steady pace while `work` goes on, whether or not the last answer has come. */
async function watch(work: Promise<unknown>) {
  const asked: Promise<number>[] = []
  let [goesOn, most] = [true, 0]
  const ended = work.finally(() => (goesOn = false))
  const began = performance.now()
  while (goesOn) {
    asked.push(list())
    most = Math.max(most, memory())
    await pause(listEveryMs)
  }
  await ended
  const seconds = (performance.now() - began) / 1000
  return { seconds, most, p95: percentile(await Promise.all(asked), 0.95) }
}

async function post(path: string, body: object, token = first): Promise<Response> {
  const headers = headersOf(token)
  return fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) })
}

/** Until the file is there, as the board sees it. */
async function byJob(filters: object, token = first): Promise<number> {
  const asked: any = await (await post('/api/exports', { kind: 'orders', filters }, token)).json()
  if (asked.code !== '200') throw new Error(JSON.stringify(asked))
  for (;;) {
    const { rows }: any = await (
      await fetch(`${url}/api/exports`, { headers: headersOf(token) })
    ).json()
    const { state, rowsTotal, reason } = rows.find((row: any) => row.exportId === asked.exportId)
    if (state === 'done') return rowsTotal
    if (state !== 'waiting' && state !== 'running') throw new Error(`${state}: ${reason}`)
    await pause(250)
  }
}

async function atOnce(filters: object): Promise<number> {
  const answer = await post('/api/admin/orders-export', filters)
  if (!answer.headers.get('content-type')?.includes('spreadsheet'))
    throw new Error(await answer.text())
  for await (const part of answer.body!) void part
  return wantedRows
}

/** One after the other in one process: each has the time of its own place in the line. */
async function fiveAtOnce(filters: object): Promise<number> {
  const rows = await Promise.all(tokens.map((token: string) => byJob(filters, token)))
  if (rows.some((made) => made !== rows[0])) throw new Error(`not the same rows: ${rows}`)
  return rows[0]
}

// Connections open, code is compiled, and what the process starts with is done.
await watch(pause(3_000))
await byJob(few)
await atOnce(few)
await watch(pause(5_000))

const ways = { 'by a job': byJob, 'sent at once': atOnce, 'for each of five admins': fiveAtOnce }
for (const [name, make] of Object.entries(ways)) {
  const most = make === fiveAtOnce ? wantedSeconds * tokens.length : wantedSeconds
  const calm = await watch(pause(1000 * calmSeconds))
  const before = memory()
  let rows = 0
  const busy = await watch(make(all).then((made) => (rows = made)))
  if (rows !== wantedRows) throw new Error(`${rows} rows instead of ${wantedRows}`)
  const grown = busy.most - before
  const times = busy.p95 / calm.p95
  const isKept = busy.seconds <= most && grown <= wantedMb && times < wantedTimes
  console.log(
    `${isKept ? 'kept' : 'NOT KEPT'}  ${rows} orders ${name}: ${busy.seconds.toFixed(1)} s (at most ${most}), ` +
      `memory +${grown.toFixed(0)} MB from ${before.toFixed(0)} (at most ${wantedMb}), p95 of a course list ` +
      `${busy.p95.toFixed(1)} ms, before ${calm.p95.toFixed(1)} ms: ${times.toFixed(2)} times (less than ${wantedTimes}); ` +
      `load ${loadavg()[0].toFixed(1)}`
  )
  if (!isKept) process.exitCode = 1
}
process.exit(process.exitCode ?? 0)
