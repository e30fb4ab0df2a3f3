/**
 * Time until the product is ready, and what it holds while nobody asks: compiled, the API alone, and loaded from its
 * TypeScript as until decision 0084. Medians of alternating rounds. `npm run bench -- start`.
 */
import { spawn } from 'node:child_process'
import { loadavg } from 'node:os'
import { readFileSync } from 'node:fs'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { at, environment, node, quietly, spawnCompiled } from '../../scripts/toolbox.mjs'
import { freePort } from '../../scripts/free_port.mjs'

const rounds = Number(process.env.BENCH_ROUNDS ?? 5)
/** Until jobs and timers of the start are over. */
const restMs = 3000
const ofSources = ['--enable-source-maps', '--import=@poppinss/ts-exec', 'bin/server.ts']

const variants = {
  'all three parts': (of) => spawnCompiled('server', [], of()),
  'API alone': (of) => spawnCompiled('server', [], of({ SERVE: 'api' })),
  'all three parts from TypeScript': (of) =>
    spawn(node(), [...quietly, ...ofSources], { cwd: at('api'), ...of() }),
}

/** @param settings with keys and a database that is prepared */
export async function measureStarts(settings) {
  const found = Object.fromEntries(Object.keys(variants).map((name) => [name, []]))
  for (let round = 0; round < rounds; round++) {
    for (const [name, start] of Object.entries(variants))
      found[name].push(await measure(start, settings))
  }
  console.log('start: ready after, processor time until then, resident memory')
  for (const [name, starts] of Object.entries(found)) {
    const [ready, spent, memory] = ['ready', 'spent', 'memory'].map((key) =>
      median(starts.map((one) => one[key]))
    )
    console.log(`  ${name}: ${ready.toFixed(2)} s, ${spent.toFixed(2)} s, ${Math.round(memory)} MB`)
  }
  console.log(`  ${rounds} rounds, load ${loadavg()[0].toFixed(1)}`)
}

async function measure(start, settings) {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const began = performance.now()
  const child = start((more) => ({
    env: environment({ ...settings, ...more, PORT: String(port), PUBLIC_URL: url }),
    stdio: ['ignore', 'ignore', 'inherit'],
  }))
  while (!(await isReady(url))) {
    if (child.exitCode !== null) throw new Error('the product did not start')
    await pause(10)
  }
  const ready = (performance.now() - began) / 1000
  const spent = secondsOf(child.pid)
  await pause(restMs)
  const memory = megabytesOf(child.pid)
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
  return { ready, spent, memory }
}

const isReady = (url) =>
  fetch(`${url}/health/ready`).then(
    ({ ok }) => ok,
    () => false
  )

function secondsOf(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ')
  return (Number(fields[11]) + Number(fields[12])) / 100
}

function megabytesOf(pid) {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))
  return kilobytes / 1024
}

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]
