/**
 * `node tools/bench/extra_engines.mjs`: what Redis and traces cost whoever does not use them, and whoever does. In
 * alternating rounds: milliseconds from the start of an API to ready, its RSS then, and its processor time a request.
 * `ROUNDS`, `CALLS`; `BEFORE` names another checkout with node_modules, which is measured too.
 */
import { spawn } from 'node:child_process'
import { createServer } from 'node:http'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { at, node } from '../../scripts/toolbox.mjs'
import { freePort } from '../../scripts/free_port.mjs'
import { startRedisServer } from '../../scripts/redis_server.mjs'

const rounds = Number(process.env.ROUNDS ?? 3)
const calls = Number(process.env.CALLS ?? 1_500)
const folder = mkdtempSync(join(tmpdir(), 'zhuxue-engines-'))
const collector = createServer((request, response) => {
  request.resume().once('end', () => response.writeHead(200).end('{}'))
}).listen(0, '127.0.0.1')
const redis = await startRedisServer()
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))

const before = process.env.BEFORE
const settings = {
  ...(before && { before: {} }),
  'neither': {},
  'redis': { REDIS_URL: redis.url },
  'traces': { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${collector.address().port}` },
  'one trace in a hundred': {
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${collector.address().port}`,
    OTEL_TRACES_SAMPLER: 'traceidratio',
    OTEL_TRACES_SAMPLER_ARG: '0.01',
  },
}

async function measure(env, cwd = at('api')) {
  const port = await freePort()
  const began = performance.now()
  const child = spawn(
    node(),
    ['--disable-warning=DEP0205', '--import=@poppinss/ts-exec', 'bin/server.ts'],
    {
      cwd,
      stdio: 'ignore',
      env: {
        ...process.env,
        ...{ NODE_ENV: 'development', DEMO: 'off', PREPARE: 'on', SERVE: 'api', WORKER: 'off' },
        ...{ DATA_DIR: folder, PORT: String(port), LOG_LEVEL: 'silent', RATE_LIMITS: 'off' },
        ...{ SHELF_MB: '0' },
        ...env,
      },
    }
  )
  const url = `http://127.0.0.1:${port}`
  while (
    !(await fetch(`${url}/health/ready`).then(
      ({ ok }) => ok,
      () => false
    ))
  )
    await pause(20)
  const ready = performance.now() - began
  const status = readFileSync(`/proc/${child.pid}/status`, 'utf8')
  const rss = Number(/VmRSS:\s+(\d+)/.exec(status)[1]) / 1024
  const path = `${url}/api/public/courses?courseType=1`
  for (let count = 0; count < 200; count++) await (await fetch(path)).arrayBuffer()
  const cpu = () => {
    const fields = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')[1].split(' ')
    return (Number(fields[11]) + Number(fields[12])) * 10
  }
  const used = cpu()
  for (let count = 0; count < calls; count++) await (await fetch(path)).arrayBuffer()
  const each = ((cpu() - used) * 1_000) / calls
  const left = new Promise((resolve) => child.once('close', resolve))
  child.kill('SIGTERM')
  await left
  return { ready, rss, each }
}

await measure({})
const results = Object.fromEntries(Object.keys(settings).map((name) => [name, []]))
for (let round = 0; round < rounds; round++)
  for (const [name, env] of Object.entries(settings))
    results[name].push(await measure(env, name === 'before' ? `${before}/api` : undefined))

const middle = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]
console.log(
  `load ${readFileSync('/proc/loadavg', 'utf8').split(' ')[0]}, medians of ${rounds} rounds`
)
for (const [name, all] of Object.entries(results)) {
  const of = (key) => middle(all.map((one) => one[key]))
  console.log(
    `${name}: ready after ${of('ready').toFixed(0)} ms, RSS ${of('rss').toFixed(0)} MB, ${of('each').toFixed(0)} µs of processor a request`
  )
}
collector.close()
await redis.stop()
process.exit(0)
