/**
 * Saving answers and whole exams (start, four saves of five answers, hand in, result read), 16 at a time, by turns against
 * the product and a bare server with the least SQL for the same durable commits (`bare/exams.mjs`). A step of `npm run bench`:
 *
 *   BENCH_URL=… DB_…=… exams.ts <file of fill/exams.ts>
 */
import '../../api/bin/environment.js'
import { readFileSync } from 'node:fs'
import { startBare } from './bare/start_bare.js'
import { compareByTurns } from './support/by_turns.js'
import { Candidates, type Begun } from './support/candidates.js'
import { onLoopback } from './support/measuring.js'

const atOnce = 16
const saves = 4_800
const exams = 160
const perSave = 5
const kinds = {
  save: { name: 'saving an answer', wanted: 40 },
  exam: { name: 'whole exam', wanted: 35 },
}

const [file] = process.argv.slice(2)
const url = onLoopback(process.env.BENCH_URL)
const candidates = new Candidates(JSON.parse(readFileSync(file, 'utf8')), atOnce)
const { people } = candidates.scene
const bare = await startBare(file, 'exams.mjs')
let next = 0

/** Seconds for so many pieces of work, sixteen at a time. */
async function timed(count: number, work: (at: number) => Promise<unknown>): Promise<number> {
  let at = 0
  const began = performance.now()
  const lane = async () => {
    while (at < count) await work(at++)
  }
  await Promise.all(Array.from({ length: atOnce }, lane))
  return (performance.now() - began) / 1000
}

const lettersOf = (ids: number[], letter: string) => new Map(ids.map((id) => [id, letter]))

async function wholeExam(where: string): Promise<void> {
  const begun = await candidates.start(where, people[next++ % people.length].token)
  for (let from = 0; from < begun.questionIds.length; from += perSave) {
    const some = begun.questionIds.slice(from, from + perSave)
    await candidates.save(where, begun, lettersOf(some, 'A'))
  }
  const score = await candidates.handIn(where, begun)
  if (score !== 100) throw new Error(`${where} graded ${score}`)
  await candidates.result(where, begun)
}

async function round(where: string) {
  const begun: Begun[] = []
  for (let count = 0; count < atOnce; count++) {
    begun.push(await candidates.start(where, people[next++ % people.length].token))
  }
  const saving = await timed(saves, (at) => {
    const one = begun[at % atOnce]
    const questionId = one.questionIds[Math.floor(at / atOnce) % one.questionIds.length]
    const letter = 'ABCD'[Math.floor(at / atOnce / one.questionIds.length) % 4]
    return candidates.save(where, one, lettersOf([questionId], letter))
  })
  for (const one of begun) await candidates.handIn(where, one)
  const sitting = await timed(exams, () => wholeExam(where))
  return { save: saves / saving, exam: exams / sitting }
}

try {
  await compareByTurns(kinds, round, { ours: url, bare: bare.url })
} finally {
  await bare.stop()
}
process.exit(process.exitCode ?? 0)
