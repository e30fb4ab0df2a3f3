/** Servers, load and verdicts shared by the benchmarks. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import autocannon from 'autocannon'
import { at, environment, node, runQuietly, runNode, stop } from '../../scripts/toolbox.mjs'
import { freePort } from '../../scripts/free_port.mjs'
import { startMysqlServer } from '../../scripts/mysql_server.mjs'
import { startInstance } from '../local_client/instance.mjs'

export const seconds = Number(process.env.BENCH_SECONDS ?? 6)
const rounds = 3

let mysql
let databases = 0
const servers = []

export async function startBench() {
  mysql = await startMysqlServer()
}

export async function endBench() {
  await stopServers()
  await mysql.stop()
}

export async function stopServers() {
  for (const server of servers.splice(0)) await server.stop()
}

export const newDatabase = () => mysql.create(`zhuxue_bench_${++databases}`)

/** The product in production mode with its own database, without rate limits and jobs. */
export async function startProduct(settings = {}) {
  const product = await startInstance({
    ...(await newDatabase()),
    RATE_LIMITS: 'off',
    PROOFS: 'off',
    WORKER: 'off',
    LOG_LEVEL: 'error',
    RESPONSE_CACHE_MB: '0',
    ...settings,
  })
  servers.push(product)
  return product
}

/** Creates users with load/scene.ts in the product's database, and the file with their ids. */
export async function createFixture(product, counts) {
  const file = join(product.folder, 'scene.json')
  const script = ['--import=@poppinss/ts-exec', at('tools/load/fixture.ts'), file, JSON.stringify(counts)]
  const { code, output } = await runNode(script, { cwd: at('api'), env: product.env, quiet: true })
  if (code !== 0) stop(output)
  return { file, ...JSON.parse(readFileSync(file, 'utf8')) }
}

export async function startBaseline(product, settings = {}) {
  const port = await freePort()
  const child = spawn(node(), [...runQuietly, at('tools/bench/baseline.mjs')], {
    env: environment({ ...product.env, ...settings, PORT: String(port) }),
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const url = `http://127.0.0.1:${port}`
  while (!(await isReady(`${url}/health`))) {
    if (child.exitCode !== null) stop('The baseline server did not start.')
    await pause(50)
  }
  const server = { url, pid: child.pid, stop: () => end(child) }
  servers.push(server)
  return server
}

export const isReady = (url) =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false
  )

export async function end(child, signal = 'SIGTERM') {
  const ended = once(child, 'close')
  child.kill(signal)
  await ended
}

/** One run of autocannon; an error response ends the benchmark. */
export async function load(options) {
  const verifyBody = (body) => !String(body).includes('"code":"error"')
  // A run of a fixed amount ends at the next sample: at the default of a second, rates would be multiples of the amount.
  const result = await autocannon({ connections: 16, verifyBody, sampleInt: 20, ...options })
  const { non2xx, errors, timeouts, mismatches } = result
  if (non2xx || errors || mismatches)
    throw new Error(`${options.url}: ${non2xx + mismatches} refused, ${errors} errors (${timeouts} timeouts)`)
  return { count: result.requests.total, seconds: result.duration, latency: result.latency }
}

/** A request whose path, headers and body depend on the context of its connection, which `prepare` can fill. */
export const call = (method, path, { prepare, body = () => undefined, headers = () => ({}), onResponse } = {}) => ({
  method,
  onResponse,
  setupRequest(request, context) {
    if (prepare) Object.assign(context, prepare())
    const given = body(context)
    return {
      ...request,
      path: path(context),
      headers: {
        ...(context.token && { authorization: context.token }),
        ...(given && { 'content-type': 'application/json' }),
        ...headers(context),
      },
      body: typeof given === 'object' ? JSON.stringify(given) : given,
    }
  },
})

/**
 * Measures each kind of work alternately on product and baseline, so that other load on the machine affects both alike;
 * the first round, in which code is compiled, does not count. `minPercent` is the minimum share of the baseline's rate, in
 * percent.
 */
export async function compare(kinds, product, bare) {
  const found = Object.fromEntries(Object.keys(kinds).map((name) => [name, [[], []]]))
  for (let round = 0; round <= rounds; round++) {
    for (const [side, server] of [product, bare].entries()) {
      for (const [name, { run }] of Object.entries(kinds)) {
        const before = secondsOf(server.pid)
        const { count, seconds } = await run(server)
        const us = ((secondsOf(server.pid) - before) * 1e6) / count
        if (round) found[name][side].push({ rate: count / seconds, us })
      }
    }
  }
  for (const [name, { minPercent }] of Object.entries(kinds)) {
    const of = (key) => found[name].map((all) => median(all.map((one) => one[key])))
    const [[ours, theirs], us] = [of('rate'), of('us')]
    const share = (100 * ours) / theirs
    check(
      share >= minPercent,
      `${name}: ${share.toFixed(0)} % of baseline (at least ${minPercent} %; ${ours.toFixed(0)} / ${theirs.toFixed(0)} per second; ` +
        `processor time per request ${us.map((one) => one.toFixed(0)).join(' / ')} µs)`
    )
  }
}

export function check(isMet, sentence) {
  console.log(`${isMet ? 'met    ' : 'NOT MET'}  ${sentence}; load ${loadavg()[0].toFixed(1)}`)
  if (!isMet) process.exitCode = 1
}

export const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]

/** Processor seconds used by a process. */
export function secondsOf(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ')
  return (Number(fields[11]) + Number(fields[12])) / 100
}

export async function databaseClient(env) {
  const { createConnection } = await import('mysql2/promise')
  return createConnection({
    host: env.DB_HOST,
    port: Number(env.DB_PORT),
    user: env.DB_USER,
    database: env.DB_DATABASE,
    multipleStatements: true,
  })
}
