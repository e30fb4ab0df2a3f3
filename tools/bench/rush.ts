/**
 * Everybody starts the same test within a minute, saves, and hands in within a minute, at moments of their own, whatever the
 * server does meanwhile. A refusal with Retry-After is waited for, as the page does it. The run of `npm run exam-rush`:
 *
 *   BENCH_URL=… rush.ts <file of fill_exams.ts>
 */
import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { Candidates, type Begun } from './candidates.js'
import { onLoopback, percentile } from './measuring.js'

const [file] = process.argv.slice(2)
const url = onLoopback(process.env.BENCH_URL)
const spanMs = Number(process.env.RUSH_SECONDS ?? 60) * 1000
const candidates = new Candidates(JSON.parse(readFileSync(file, 'utf8')), 2000)
const { people } = candidates.scene
const perSave = 5

const took = { start: [] as number[], save: [] as number[], handIn: [] as number[] }
let again = 0

/** Until it is done; a broken or refused call is repeated like the page's queue does. */
async function insist<T>(what: keyof typeof took, work: () => Promise<T>): Promise<T> {
  const began = performance.now()
  for (let tries = 1; ; tries++) {
    try {
      const result = await work()
      took[what].push(performance.now() - began)
      return result
    } catch (error) {
      if (tries === 20) throw error
      again++
      await pause(250 * tries)
    }
  }
}

async function sit(token: string, at: number) {
  await pause((at / people.length) * spanMs)
  const begun = await insist('start', () => candidates.start(url, token))
  const wrong = new Set<number>()
  for (let from = 0; from < begun.questionIds.length; from += perSave) {
    const some = begun.questionIds.slice(from, from + perSave)
    const letters = new Map(some.map((id, place) => [id, (at + place) % 4 === 0 ? 'B' : 'A']))
    for (const [id, letter] of letters) if (letter === 'B') wrong.add(id)
    await pause(Math.random() * 2000)
    await insist('save', () => candidates.save(url, begun, letters))
  }
  return { begun, expected: expectedScore(begun, wrong.size) }
}

const expectedScore = ({ questionIds }: Begun, wrong: number) =>
  Math.floor(
    (2000 * (questionIds.length - wrong) + questionIds.length) / (2 * questionIds.length)
  ) / 10

const sat = await Promise.all(people.map(({ token }, at) => sit(token, at)))
let lost = 0
await Promise.all(
  sat.map(async ({ begun, expected }, at) => {
    await pause((at / people.length) * spanMs)
    const score = await insist('handIn', () => candidates.handIn(url, begun))
    if (score !== expected) lost++
  })
)
for (const [what, times] of Object.entries(took)) {
  const [half, late] = [percentile(times, 0.5), percentile(times, 0.99)]
  console.log(`${what}: ${times.length}, median ${half.toFixed(0)} ms, p99 ${late.toFixed(0)} ms`)
}
console.log(
  `${people.length} people, ${lost} with another score than their answers, ${again} calls repeated`
)
process.exit(lost || percentile(took.save, 0.99) > 500 ? 1 : 0)
