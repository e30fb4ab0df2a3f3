/**
 * Twenty learners who sign in over and over, against hashing alone and against what another route does
 * meanwhile. Three rounds of quiet, storm and yardstick by turns, medians.
 */
import { argon2, randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { hashConcurrency } from '../../api/app/accounts/passwords/hash_concurrency.js'
import { enter, learners, url } from './support/door.js'
import { median, percentile } from './support/measuring.js'

const atOnce = 20
const rounds = 3
const seconds = Number(process.env.BENCH_SECONDS ?? 6)
const derive = promisify(argon2)
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 }

export async function measureStorm() {
  const [quiet, busy, rates, p95s, bounds, alone]: number[][] = [[], [], [], [], [], []]
  await storm(1)
  await watch(1)
  for (let round = 0; round < rounds; round++) {
    quiet.push(await watch(seconds))
    const [times, other] = await Promise.all([storm(seconds), watch(seconds)])
    busy.push(other)
    rates.push(times.length / seconds)
    p95s.push(percentile(times, 0.95))
    alone.push(1000 / (await hashes(1, 1)))
    bounds.push(await hashes(hashConcurrency, seconds / 2))
  }

  const [rate, bound, p95] = [median(rates), median(bounds), median(p95s)]
  const line = (1000 * atOnce) / bound
  const [calm, rough] = [median(quiet), median(busy)]
  console.log(`one argon2id hash alone: ${median(alone).toFixed(1)} ms`)
  console.log(
    `${atOnce} sign-ins at once: ${rate.toFixed(1)} a second, hashing alone, ${hashConcurrency} at a time, ` +
      `${bound.toFixed(1)}: ${(bound / rate).toFixed(2)} times (wanted 1.3 or less)`
  )
  console.log(
    `their p95: ${p95.toFixed(0)} ms, ${atOnce} hashes in line ${line.toFixed(0)} ms: ${(p95 / line).toFixed(2)} times`
  )
  console.log(
    `p95 of a course list: quiet ${calm.toFixed(1)} ms, meanwhile ${rough.toFixed(1)} ms: ` +
      `${(rough / calm).toFixed(2)} times (wanted less than 2)`
  )
}

/** Milliseconds of every sign-in that ended in time. Each of the twenty is somebody of their own. */
async function storm(duration: number): Promise<number[]> {
  const times: number[] = []
  const until = performance.now() + 1000 * duration
  const one = async (at: number) => {
    const { loginName, passwd } = learners[at % learners.length]
    while (performance.now() < until) {
      const took = await enter(loginName, passwd, 200)
      if (performance.now() < until) times.push(took)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, (_, at) => one(at)))
  return times
}

/** The p95 of a course list asked for every 100 ms, whether or not the last answer has come. */
async function watch(duration: number): Promise<number> {
  const asked: Promise<number>[] = []
  const until = performance.now() + 1000 * duration
  while (performance.now() < until) {
    asked.push(list())
    await pause(100)
  }
  return percentile(await Promise.all(asked), 0.95)
}

async function list(): Promise<number> {
  const began = performance.now()
  const answer = await fetch(`${url}/api/public/courses?courseType=1&pageSize=20`)
  await answer.text()
  if (!answer.ok) throw new Error(`the list answered ${answer.status}`)
  return performance.now() - began
}

/** Hashes a second in so many lanes, with nothing else to do. */
async function hashes(lanes: number, duration: number): Promise<number> {
  let done = 0
  const began = performance.now()
  const until = began + 1000 * duration
  const lane = async () => {
    while (performance.now() < until) {
      await derive('argon2id', { message: 'a password', nonce: randomBytes(16), ...cost })
      done++
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return (1000 * done) / (performance.now() - began)
}
