/**
 * `npm run tools -- import-size [mysql]`: imports a generated exchange folder into a product that serves requests, and
 * measures time, memory and the requests. IMPORT_PEOPLE (20000), IMPORT_ORDERS (30000). Exits with 1 when a goal of
 * docs/performance.md is missed.
 */
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { compile } from '../../scripts/compile.mjs'
import { ensureMysqlServer, startMysqlServer } from '../../scripts/mysql_server.mjs'
import { at, environment, exitOnSignals, runNode, spawnCompiled, stop } from '../../scripts/toolbox.mjs'
import { startInstance } from '../local_client/instance.mjs'
import { writeExchangeFolder } from './exchange_folder.mjs'

const people = Number(process.env.IMPORT_PEOPLE ?? 20_000)
const orders = Number(process.env.IMPORT_ORDERS ?? 30_000)
const mostMemoryMb = 400
const mostP95Ms = 500
const settings = { SERVE: 'api', DEMO: 'off', RATE_LIMITS: 'off', PROOFS: 'off', WORKER: 'off', LOG_LEVEL: 'error' }

exitOnSignals()
const isOnMysql = process.argv[2] === 'mysql'
if (isOnMysql) await ensureMysqlServer()
await compile()
const mysql = isOnMysql ? await startMysqlServer() : null
const product = await startInstance({ ...(await mysql?.create('zhuxue_import_size')), ...settings })
const work = mkdtempSync(join(tmpdir(), 'zhuxue-import-'))
try {
  const folder = join(work, 'exchange')
  const rows = await writeExchangeFolder(folder, { people, orders })
  console.log(`${rows} rows: ${people} people, ${orders} orders; ${isOnMysql ? 'MySQL or MariaDB' : 'SQLite'}`)
  const requests = await requestsOf(product)
  report('requests before', await measureRequests(requests, pause(10_000)))
  await runImport(folder, ['--preview'], requests)
  await runImport(folder, [], requests)
} finally {
  await product.stop()
  await mysql?.stop()
  rmSync(work, { recursive: true })
}
process.exit()

async function requestsOf({ url, env, folder }) {
  const file = join(folder, 'fixture.json')
  const script = ['--import=@poppinss/ts-exec', at('tools/load/fixture.ts'), file, JSON.stringify({ courses: 20 })]
  const { code, output } = await runNode(script, { cwd: at('api'), env, quiet: true })
  if (code !== 0) stop(output)
  const { adminHeaders: headers, courses } = JSON.parse(readFileSync(file, 'utf8'))
  return {
    'course list': () => fetch(`${url}/api/public/courses?courseType=1&pageSize=20`),
    'course': () => fetch(`${url}/api/public/courses/${courses[0]}`),
    'orders of the board': () => fetch(`${url}/api/orders?pageSize=20`, { headers }),
    'a failed sign-in, which writes': () =>
      fetch(`${url}/api/security/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ loginName: '13999999999', passwd: 'Wrong-2026', loginType: 'password' }),
      }),
  }
}

/** One at a time until `end`. @returns sorted milliseconds by request */
async function measureRequests(requests, end) {
  const found = Object.fromEntries(Object.keys(requests).map((name) => [name, []]))
  let isOver = false
  void end.finally(() => (isOver = true))
  while (!isOver) {
    for (const [name, send] of Object.entries(requests)) {
      const began = performance.now()
      const response = await send()
      await response.arrayBuffer()
      if (response.status >= 500) throw new Error(`${name}: ${response.status}`)
      found[name].push(performance.now() - began)
      await pause(50)
    }
  }
  return found
}

function report(when, found) {
  for (const [name, times] of Object.entries(found)) {
    const sorted = times.toSorted((one, other) => one - other)
    const of = (share) => Math.round(sorted[Math.floor((sorted.length - 1) * share)])
    check(of(0.95) <= mostP95Ms, `${when}, ${name}: p95 ${of(0.95)} ms, median ${of(0.5)}, at most ${of(1)}`)
  }
}

async function runImport(folder, flags, requests) {
  const name = flags.length ? 'preview' : 'import'
  const began = performance.now()
  const args = ['transfer:import', folder, ...flags, `--report=${join(work, 'report.csv')}`]
  const child = spawnCompiled('console', args, {
    env: environment({ ...product.env, NODE_ENV: 'production', ALLOW_LOCAL_DRIVERS: 'true' }),
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = once(child, 'close')
  const peak = watchProcess(child, ended)
  const found = await measureRequests(requests, ended)
  const [code] = await ended
  if (code !== 0) stop(`transfer:import ended with ${code}`)
  const { memoryMb, cpuSeconds } = await peak
  const seconds = Math.round((performance.now() - began) / 1000)
  check(memoryMb < mostMemoryMb, `${name}: ${memoryMb} MB at most, ${cpuSeconds} s of processor time, ${seconds} s`)
  report(name, found)
}

async function watchProcess({ pid }, ended) {
  let isOver = false
  void ended.finally(() => (isOver = true))
  const found = { memoryMb: 0, cpuSeconds: 0 }
  while (!isOver) {
    const status = textOf(`/proc/${pid}/status`)
    const kilobytes = Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0)
    const fields = textOf(`/proc/${pid}/stat`).split(') ')[1]?.split(' ') ?? []
    found.memoryMb = Math.max(found.memoryMb, Math.round(kilobytes / 1024))
    found.cpuSeconds = Math.max(found.cpuSeconds, Math.round((Number(fields[11]) + Number(fields[12])) / 100) || 0)
    await pause(500)
  }
  return found
}

function textOf(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

function check(isMet, sentence) {
  console.log(`${isMet ? 'met    ' : 'NOT MET'}  ${sentence}`)
  if (!isMet) process.exitCode = 1
}
