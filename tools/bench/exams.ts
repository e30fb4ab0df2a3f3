/**
 * Saving answers and whole exams (start, four saves of five answers, hand in, result read), 16 at a time, by turns against
 * the product and a bare server with the least SQL for the same durable commits (`bare_exams.mjs`). A step of `npm run bench`:
 *
 *   BENCH_URL=… DB_…=… exams.ts <file of fill_exams.ts>
 */
import '../../api/bin/environment.js'
import { readFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { startBare } from './bare_server.js'
import { Candidates, type Begun } from './candidates.js'
import { median, onLoopback } from './measuring.js'

const atOnce = 16
const rounds = 3
const saves = 960
const exams = 160
const perSave = 5
/** Shares of the yardstick that are wanted. */
const wanted = { save: 40, exam: 35 }

const [file] = process.argv.slice(2)
const url = onLoopback(process.env.BENCH_URL)
const candidates = new Candidates(JSON.parse(readFileSync(file, 'utf8')), atOnce)
const { people } = candidates.scene
const bare = await startBare(file, 'bare_exams.mjs')
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

type Rates = Awaited<ReturnType<typeof round>>
const rates = { ours: [] as Rates[], theirs: [] as Rates[] }
try {
  // Once each without looking: connections open, code is compiled.
  await round(url)
  await round(bare.url)
  for (let at = 0; at < rounds; at++) {
    rates.ours.push(await round(url))
    rates.theirs.push(await round(bare.url))
  }
  for (const what of ['save', 'exam'] as const) {
    const [ours, theirs] = [rates.ours, rates.theirs].map((all) =>
      median(all.map((one) => one[what]))
    )
    const share = (100 * ours) / theirs
    console.log(
      `${what === 'save' ? 'saving an answer' : 'whole exam'} / bare: ${share.toFixed(0)} %  ` +
        `(${ours.toFixed(0)} / ${theirs.toFixed(0)} a second, 16 at a time; wanted ${wanted[what]} %; ` +
        `load ${loadavg()[0].toFixed(1)})`
    )
    if (share < wanted[what]) process.exitCode = 1
  }
} finally {
  await bare.stop()
}
process.exit(process.exitCode ?? 0)
