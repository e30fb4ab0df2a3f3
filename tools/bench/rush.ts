/**
 * Everybody starts the same test within a minute, saves, and hands in within a minute, at moments of their own, whatever the
 * server does meanwhile. A refusal with Retry-After is waited for by the rule of the page. The run of `npm run exam-rush`:
 *
 *   BENCH_URL=… DB_…=… rush.ts <file of fill/exams.ts>
 */
import { readFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { Candidates } from './support/candidates.js'
import { Insisting } from './support/insist.js'
import { onLoopback } from './support/measuring.js'
import { brokenPromises, isWrong, type Sat } from './support/rush_check.js'

const [file] = process.argv.slice(2)
const url = onLoopback(process.env.BENCH_URL)
const spanMs = Number(process.env.RUSH_SECONDS ?? 60) * 1000
const candidates = new Candidates(JSON.parse(readFileSync(file, 'utf8')), 2000)
const { people } = candidates.scene
const perSave = 5
const wantedMs = 500

const start = new Insisting('start')
const save = new Insisting('save')
const handIn = new Insisting('hand in')

async function sit(token: string, at: number) {
  await pause((at / people.length) * spanMs)
  const begun = await start.until(() => candidates.start(url, token))
  const letters = new Map<number, string>()
  for (let from = 0; from < begun.questionIds.length; from += perSave) {
    const some = begun.questionIds.slice(from, from + perSave)
    const sent = new Map(some.map((id, place) => [id, (at + place) % 4 === 0 ? 'B' : 'A']))
    await pause(Math.random() * 2000)
    await save.until(() => candidates.save(url, begun, sent))
    for (const [id, letter] of sent) letters.set(id, letter)
  }
  return { begun, letters }
}

function expectedScore(letters: Map<number, string>): number {
  const right = letters.size - [...letters.values()].filter(isWrong).length
  return Math.floor((2000 * right + letters.size) / (2 * letters.size)) / 10
}

const begunAll = await Promise.all(people.map(({ token }, at) => sit(token, at)))
const sat = await Promise.all(
  begunAll.map(async (one, at): Promise<Sat> => {
    await pause((at / people.length) * spanMs)
    return { ...one, score: await handIn.until(() => candidates.handIn(url, one.begun)) }
  })
)
const load = loadavg()[0].toFixed(1)
for (const kind of [start, save, handIn]) console.log(kind.report())

const broken = [
  ...sat
    .filter(({ letters, score }) => score !== expectedScore(letters))
    .map(({ begun, score }) => `${begun.userPaperId}: graded ${score}`),
  ...(await brokenPromises(candidates, url, sat)),
]
for (const sentence of broken.slice(0, 10)) console.error(sentence)
const answers = sat.reduce((sum, { letters }) => sum + letters.size, 0)
console.log(
  `${sat.length} people, ${answers} answers acknowledged, ${broken.length} promises broken ` +
    `(by the API and by SQL); p99 of a save wanted ${wantedMs} ms; load ${load}`
)
const unasked = [start, save, handIn].reduce((sum, kind) => sum + kind.broken, 0)
process.exit(broken.length || unasked || save.p99 > wantedMs ? 1 : 0)
