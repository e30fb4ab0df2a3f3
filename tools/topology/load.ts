/**
 * People who buy, watch, sit a test and read pages behind the proxy until standard input ends, each call sent once and
 * never again. Then whatever was acknowledged is looked for in the database. Exits with 1 when anybody saw an error or
 * something is missing or doubled. Run by `rolling.mjs`:
 *
 *   TOPOLOGY_URL=… DB_…=… DATA_DIR=… load.ts <file of scene.ts>
 */
import '../../api/bin/environment.js'
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { Agent } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import type { RowDataPacket } from 'mysql2/promise'
import { Buyers } from '../bench/support/buyers.js'
import { Candidates } from '../bench/support/candidates.js'
import { database } from '../bench/support/database.js'
import { get } from '../bench/support/get.js'
import { onLoopback } from '../bench/support/measuring.js'
import { post } from '../bench/support/post.js'
import { brokenPromises, type Sat } from '../bench/support/rush_check.js'
import type { MadeScene, WatchingPerson } from './scene.js'
import { Tally } from './tally.js'

const scene: MadeScene = JSON.parse(readFileSync(process.argv[2], 'utf8'))
const url = onLoopback(process.env.TOPOLOGY_URL)
const agent = new Agent({ keepAlive: true, maxSockets: 64 })
const buyers = await Buyers.read(scene.buyers)
const candidates = new Candidates(scene.exam, 32)
const tally = new Tally()

let isOver = false
process.stdin.resume().on('end', () => (isOver = true))

const paid: string[] = []
const beats = new Map<number, number>()

async function buy(): Promise<void> {
  while (!isOver) {
    const { person, courseId } = buyers.nextPair()
    await tally.count('quote', () => buyers.quote(url, person, courseId))
    const orderNo = await tally.count('order', () =>
      buyers.order(url, person, courseId, randomUUID())
    )
    if (!orderNo) continue
    const code = `/api/public/orders/${orderNo}/qrcode`
    const shown = await tally.count('payment code', () => read(code, person.token))
    if (shown === undefined) continue
    const transactionId = `4200${randomUUID().slice(0, 28)}`
    const told = await tally.count('notice', () => buyers.notify(url, orderNo, transactionId))
    if (told) paid.push(orderNo)
    await pause(100 + Math.random() * 200)
  }
}

async function watch(one: WatchingPerson): Promise<void> {
  const began = performance.now()
  const { token, sessionId, courseId, chapterId, videoId, coursePlayId } = one
  beats.set(sessionId, 0)
  while (!isOver) {
    const played = Math.floor((performance.now() - began) / 1000)
    const body = {
      ...{ courseId, videoId, courseChapterId: chapterId, coursePlayId, totalPlayTime: played },
      ...{ position: played, rate: 1, visible: true },
    }
    const path = `${url}/api/vod/upload-play-time`
    const answer = await tally.count('beat', () =>
      post(agent, path, { authorization: token }, body)
    )
    if (answer) beats.set(sessionId, beats.get(sessionId)! + 1)
    await pause(400 + Math.random() * 400)
  }
}

async function sit(token: string): Promise<Sat | undefined> {
  const begun = await tally.count('start of a test', () => candidates.start(url, token))
  if (!begun) return undefined
  const letters = new Map<number, string>()
  for (let at = 0; !isOver; at++) {
    const questionId = begun.questionIds[at % begun.questionIds.length]
    const letter = 'ABCD'[Math.floor(Math.random() * 4)]
    const saved = await tally.count('answer', () =>
      candidates.save(url, begun, new Map([[questionId, letter]]))
    )
    if (saved) letters.set(questionId, letter)
    await pause(200 + Math.random() * 400)
  }
  const score = await tally.count('handing in', () => candidates.handIn(url, begun))
  return score === undefined ? undefined : { begun, letters, score }
}

async function visit(): Promise<void> {
  const shown = scene.buyers.courses.slice(0, 3)
  const pages = ['/', '/index', '/index/courses?courseType=1', '/login', '/admin-login']
  const some = [
    ...pages,
    ...shown.map((id) => `/index/course-info/${id}`),
    ...shown.map((id) => `/api/public/courses/${id}`),
  ]
  while (!isOver) {
    for (const path of some) {
      await tally.count('page', () => read(path))
      await pause(20)
    }
  }
}

const read = (path: string, authorization?: string) => get(agent, url + path, authorization)

/** Each paid order is settled by one payment and gave one right; each acknowledged beat is one row. */
async function lost(): Promise<string[]> {
  const connection = await database()
  const rows = async (sql: string, values: unknown[]) =>
    (await connection.query<RowDataPacket[]>(sql, values))[0]
  const orders = await rows(
    `select o.order_no, o.order_status, (select count(*) from user_courses c where c.order_id = o.id) as rights,
       (select count(*) from payments p where p.order_id = o.id and p.status = 'paid') as payments
     from orders o where o.order_no in (?)`,
    [paid]
  )
  const settled = new Map(orders.map((row) => [row.order_no, row]))
  const counted = await rows(
    'select play_session_id as id, count(*) as beats from play_beats where play_session_id in (?) group by play_session_id',
    [[...beats.keys()]]
  )
  const stored = new Map(counted.map(({ id, beats: found }) => [id, Number(found)]))
  return [
    ...paid.flatMap((orderNo) => {
      const row = settled.get(orderNo)
      if (!row) return [`order ${orderNo} is missing`]
      const { order_status: status, rights, payments } = row
      const isWhole = Number(status) === 2 && Number(rights) === 1 && Number(payments) === 1
      return isWhole ? [] : [`order ${orderNo}: ${JSON.stringify({ status, rights, payments })}`]
    }),
    ...[...beats].flatMap(([id, acknowledged]) =>
      stored.get(id) === acknowledged
        ? []
        : [`session ${id}: ${acknowledged} beats acknowledged, ${stored.get(id)} kept`]
    ),
  ]
}

const lanes = [buy(), buy(), buy(), visit(), visit(), ...scene.watching.map(watch)]
const sat = (await Promise.all(scene.exam.people.map(({ token }) => sit(token)))).filter(
  (one) => one !== undefined
)
await Promise.all(lanes)

const missing = [...(await lost()), ...(await brokenPromises(candidates, url, sat))]
for (const sentence of missing.slice(0, 20)) console.error(sentence)
const answers = sat.reduce((sum, { letters }) => sum + letters.size, 0)
const allBeats = [...beats.values()].reduce((sum, count) => sum + count, 0)
console.log(tally.report())
console.log(
  `acknowledged: ${paid.length} paid orders, ${allBeats} beats, ${answers} answers of ${sat.length} tests; ` +
    `${missing.length} lost or doubled`
)
process.exit(tally.failed || missing.length ? 1 : 0)
