/**
 * `npm run soak`: what docker-compose.yml starts, without containers, under mixed traffic for two hours (SOAK_MINUTES), with a
 * fault every four minutes (SOAK_FAULT_SECONDS). Afterwards memory, handles, connections and jobs must be flat, everything
 * that was acknowledged must be there once, and nobody may have seen an error that a fault does not explain.
 */
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { at, ensureInstalled, exitOnSignals, node, quietly } from '../scripts/toolbox.mjs'
import { buildWhatChanged } from '../scripts/build.mjs'
import { Product } from './topology/product.mjs'
import { nextFault } from './soak/faults.mjs'
import { Samples } from './soak/samples.mjs'
import { unexplained } from './soak/unexplained.mjs'

const minutes = Number(process.env.SOAK_MINUTES ?? 120)
const faultEveryMs = 1000 * Number(process.env.SOAK_FAULT_SECONDS ?? 240)
const sampleEveryMs = 15_000
const env = { SECOND_FACTOR_REQUIRED: 'nobody', RATE_LIMITS: 'off', PROOFS: 'off' }
exitOnSignals()

await ensureInstalled()
await buildWhatChanged()
const product = await Product.prepare(env)
let isFine = false
try {
  isFine = await soak()
} finally {
  await product.stop()
}
console.log(isFine ? '\nthe soak passed' : '\nthe soak failed')
process.exit(isFine ? 0 : 1)

async function soak() {
  const made = join(product.folder, 'scene.json')
  await product.makeScene(made)
  await product.start()
  const calls = join(product.folder, 'failed-calls.jsonl')
  const traffic = startTraffic(made, calls)
  const samples = await Samples.open(product)
  const windows = []
  const over = pause(minutes * 60_000)
  let isOver = false
  void over.then(() => (isOver = true))
  const faults = (async () => {
    for (let at = 0; !isOver; at++) {
      await Promise.race([pause(faultEveryMs), over])
      if (!isOver) windows.push(await makeFault(at))
    }
  })()
  while (!isOver) {
    await samples.take()
    await Promise.race([pause(sampleEveryMs), over])
  }
  await faults
  const code = await traffic.end()
  const failed = readFileSync(calls, 'utf8').split('\n').filter(Boolean).map(JSON.parse)
  const bad = unexplained(failed, windows)
  for (const { when, what, sentence } of bad.slice(0, 20))
    console.error(`${new Date(when).toISOString()} ${what}: ${sentence}`)
  console.log(
    `${windows.length} faults; ${failed.length} calls failed during them or were refused with Retry-After; ${bad.length} others`
  )
  return samples.report() && code === 0 && !bad.length
}

async function makeFault(index) {
  const { name, work } = nextFault(index)
  const began = Date.now()
  await work(product)
  const ended = Date.now()
  console.log(`${new Date(began).toISOString()} ${name} (${ended - began} ms)`)
  return { name, began, ended }
}

function startTraffic(made, calls) {
  const child = spawn(
    node(),
    [...quietly, '--import=@poppinss/ts-exec', '../tools/soak/traffic.ts', made, calls],
    {
      cwd: at('api'),
      env: { ...process.env, ...product.settingsOf('worker'), TOPOLOGY_URL: product.url },
      stdio: ['pipe', 'inherit', 'inherit'],
    }
  )
  const left = new Promise((resolve) => child.once('close', resolve))
  process.once('exit', () => child.kill('SIGKILL'))
  return {
    end() {
      child.stdin.end()
      return left
    },
  }
}
