/**
 * `npm run tools -- fuzz [<address>] [--seed=<number>] [--requests=12000]`: sends random requests to every route as
 * visitor, learner, teacher, channel, auditor and admin, and reports unexpected results. The same seed sends the same
 * requests.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { exitOnSignals } from '../../scripts/toolbox.mjs'
import { openServer } from '../local_client/instance.mjs'
import { Target } from '../local_client/target.js'
import { callersOf, type ApiClient } from './callers.js'
import { Known } from './known.js'
import { secretValues, findPiiIn } from './secret_values.js'
import { Random } from './random.js'
import { requestFor, type Request } from './request.js'
import { routesOf } from './routes.js'

const { values, positionals } = parseArgs({
  options: { seed: { type: 'string' }, requests: { type: 'string', default: '12000' } },
  allowPositionals: true,
})
const seed = Number(values.seed ?? Math.floor(Math.random() * 1_000_000))
const requestCount = Number(values.requests)
/** Concurrent requests, so that races occur too. */
const lanes = 4
/** Of the server's main thread, while a call that does nothing waits. */
const maxBlockedMs = 500
/** Characters of a finding. */
const shown = 2000

exitOnSignals()
const server = await openServer(positionals[0], { RATE_LIMITS: 'off', PROOFS: 'off', WORKER: 'off' })
const target = new Target(server.url, server)
const random = new Random(seed)
const routes = await routesOf(target)
const callers = callersOf(target)
const known = new Known(await idsOf(callers))
const statuses = new Map<number, number>()
const reached = new Set<string>()
const failures: string[] = []

console.log(`seed ${seed}: ${requestCount} requests to ${routes.length} routes as ${callers.length} callers`)
const work = plan()
let isOver = false
const running = new Set<string>()
const held = watch()
await Promise.all(Array.from({ length: lanes }, lane))
isOver = true
report(Math.round(await held))
await server.stop()
process.exit()

/** Each route with each client repeatedly, in a different order each time. */
function* plan() {
  for (let sent = 0; sent < requestCount;) {
    const round = routes.flatMap((route) => callers.map((caller) => ({ route, caller, order: random.next() })))
    for (const { route, caller } of round.sort((one, other) => one.order - other.order)) {
      if (sent++ >= requestCount) return
      yield { route, caller, request: requestFor(random, known, route) }
    }
  }
}

async function lane() {
  for (const { route, caller, request } of work) {
    const token = await caller.token()
    const call = `${request.method} ${request.path.slice(0, 200)} ${request.raw?.slice(0, 200) ?? ''}`
    running.add(call)
    const answer = await target.call(request.method, request.path, { ...request, token })
    running.delete(call)
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
    caller.noteAnswer(answer.status, answer.body)
    if (answer.status === 200) known.learn(answer.body)
    if (answer.body.code === '200') reached.add(`${route.method} ${route.path}`)
    const isBad = answer.status === 0 || (answer.status >= 500 && !isAnnounced(answer))
    if (isBad) fail(`${answer.status} ${answer.text.slice(0, 120)}`, caller, request)
  }
}

/** @returns the longest time in milliseconds that requests blocked the process while another one waited */
async function watch(): Promise<number> {
  let longest = 0
  while (!isOver) {
    const during = [...running]
    const before = threadMs()
    const { ms } = await target.get('/health/live')
    // On a busy machine the server waits for a processor, too.
    const held = Math.min(ms, threadMs() - before)
    longest = Math.max(longest, held)
    if (held > maxBlockedMs) console.log(`\nblocked for ${held} ms by one of\n  ${during.join('\n  ')}`)
    await pause(10)
  }
  return longest
}

/** Processor time of the server's main thread, in milliseconds. Available on Linux only. */
function threadMs(): number {
  const { pid } = target.own
  const file = `/proc/${pid}/task/${pid}/schedstat`
  if (!pid || !existsSync(file)) return performance.now()
  return Number(readFileSync(file, 'utf8').split(' ')[0]) / 1e6
}

/** A 503 with Retry-After is expected; a failure is not. */
function isAnnounced({ status, headers }: { status: number; headers: object }) {
  return status === 503 && 'retry-after' in headers
}

function fail(what: string, caller: ApiClient, { method, path, headers, raw }: Request) {
  const quote = (text: string) => `'${text.replaceAll("'", "'\\''")}'`
  const parts = Object.entries(headers).map(([name, value]) => `-H ${quote(`${name}: ${value}`)}`)
  if (raw !== undefined) parts.push(`--data-raw ${quote(raw)}`)
  if (caller.name !== 'visitor') parts.push(`-H "authorization: $${caller.name.toUpperCase()}"`)
  failures.push(`${what}\n  curl -X ${method} ${quote(server.url + path)} ${parts.join(' ')}`)
}

function report(heldMs: number) {
  for (const one of failures) console.log(`\n${one.slice(0, shown)}`)
  if (failures.some(({ length }) => length > shown)) {
    const file = join(tmpdir(), `zhuxue-fuzz-${seed}.txt`)
    writeFileSync(file, failures.join('\n\n'))
    console.log(`\nComplete list: ${file}`)
  }
  const counts = [...statuses].sort(([one], [other]) => one - other).map(([status, count]) => `${status} x ${count}`)
  console.log(`\nseed ${seed}: ${counts.join(', ')}; ${reached.size} of ${routes.length} routes succeeded`)

  const leaked = leaks()
  if (leaked === null)
    console.log('The log of that server is not accessible, so it was not searched for seeded numbers.')
  else console.log(`${leaked.length} of ${secretValues.length} seeded numbers in the log ${leaked.join(', ')}`)
  console.log(`${failures.length} server errors; blocked for at most ${heldMs} ms`)
  process.exitCode = failures.length || leaked?.length || heldMs > maxBlockedMs ? 1 : 0
}

function leaks(): string[] | null {
  const { folder } = target.own
  return folder ? findPiiIn(readFileSync(join(folder, 'server.log'), 'utf8')) : null
}

async function idsOf(all: ApiClient[]): Promise<Set<unknown>> {
  const ids = new Set<unknown>()
  for (const caller of all) {
    const token = await caller.token()
    if (!token) continue
    const { body } = await target.get('/api/user/profile', { token })
    const user = body.user ?? body.profile ?? body
    for (const id of [user.userId, user.id]) if (id) ids.add(id)
  }
  return ids
}
