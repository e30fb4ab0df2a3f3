/**
 * People who buy, watch, sit tests, read pages and work at the desk until standard input ends. Calls that a page repeats are
 * repeated. Then whatever was acknowledged is looked for in the database.
 *
 *   TOPOLOGY_URL=… DB_…=… DATA_DIR=… traffic.ts <file of scene.ts> <file for failed calls>
 */
import '../../api/bin/environment.js'
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { Agent } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { Buyers } from '../bench/support/buyers.js'
import { Candidates } from '../bench/support/candidates.js'
import { get } from '../bench/support/get.js'
import { onLoopback } from '../bench/support/measuring.js'
import { post } from '../bench/support/post.js'
import type { MadeScene, WatchingPerson } from '../topology/scene.js'
import { lostOrDoubled, type Kept } from './kept.js'
import { Journal } from './journal.js'

const [, , sceneFile, failedFile] = process.argv
const scene: MadeScene = JSON.parse(readFileSync(sceneFile, 'utf8'))
const url = onLoopback(process.env.TOPOLOGY_URL)
const agent = new Agent({ keepAlive: true, maxSockets: 64 })
/** Published and withdrawn by the admin; nobody buys it. */
const edited = scene.buyers.courses.pop()!
const buyers = await Buyers.read(scene.buyers)
const candidates = new Candidates(scene.exam, 32)
const journal = new Journal(failedFile)
const kept: Kept = { paid: [], beats: new Map(), letters: new Map() }

const over = new AbortController()
process.stdin.resume().on('end', () => over.abort())
const isOver = () => over.signal.aborted
const between = (least: number, most: number) =>
  pause(1000 * (least + Math.random() * (most - least)), undefined, { signal: over.signal }).catch(
    () => {}
  )

/** As pages and the wallet repeat what they could not deliver. */
async function insist<T>(what: string, work: () => Promise<T>): Promise<T | undefined> {
  for (let tries = 0; tries < 30; tries++) {
    const result = await journal.call(what, work)
    if (result !== undefined) return result
    await pause(2000)
  }
  return undefined
}

async function buy(): Promise<void> {
  while (!isOver()) {
    await buyOnce()
    await between(6, 14)
  }
}

async function buyOnce(): Promise<void> {
  const { person, courseId } = buyers.nextPair()
  const { token } = person
  const key = randomUUID()
  await journal.call('quote', () => buyers.quote(url, person, courseId))
  const orderNo = await insist('order', () => buyers.order(url, person, courseId, key))
  if (!orderNo) return
  const code = `${url}/api/public/orders/${orderNo}/qrcode`
  if (!(await insist('payment code', () => get(agent, code, token)))) return
  const transactionId = `4200${randomUUID().slice(0, 28)}`
  const noticed = await insist('notice', () => buyers.notify(url, orderNo, transactionId))
  if (noticed) kept.paid.push(orderNo)
  await journal.call('order read', () => get(agent, `${url}/api/orders/${orderNo}`, token))
}

async function watch(one: WatchingPerson): Promise<void> {
  const began = performance.now()
  const { token, sessionId, courseId, chapterId, videoId, coursePlayId } = one
  const counted = { acknowledged: 0, sent: 0 }
  kept.beats.set(sessionId, counted)
  while (!isOver()) {
    const played = Math.floor((performance.now() - began) / 1000)
    const body = {
      ...{ courseId, videoId, courseChapterId: chapterId, coursePlayId, totalPlayTime: played },
      ...{ position: played, rate: 1, visible: true },
    }
    counted.sent++
    const path = `${url}/api/vod/upload-play-time`
    const answer = await journal.call('beat', () =>
      post(agent, path, { authorization: token }, body)
    )
    if (answer) counted.acknowledged++
    await between(20, 40)
  }
}

/** Fewer than ten attempts an hour. */
async function sit(token: string): Promise<void> {
  while (!isOver()) {
    const begun = await insist('start of a test', () => candidates.start(url, token))
    if (!begun) return
    const letters = new Map<number, string>()
    kept.letters.set(begun.userPaperId, letters)
    for (let at = 0; at < 60 && !isOver(); at++) {
      const questionId = begun.questionIds[at % begun.questionIds.length]
      const letter = 'ABCD'[Math.floor(Math.random() * 4)]
      const saved = await insist('answer', () =>
        candidates.save(url, begun, new Map([[questionId, letter]]))
      )
      if (saved) letters.set(questionId, letter)
      await between(5, 12)
    }
    await insist('handing in', () => candidates.handIn(url, begun))
    await journal.call('result', () => candidates.result(url, begun))
  }
}

async function visit(): Promise<void> {
  const [first, second] = scene.buyers.courses
  const paths = [
    ...['/', '/index', '/index/courses?courseType=1', '/index/articles', '/login', '/admin-login'],
    ...[first, second].map((id) => `/index/course-info/${id}`),
    ...[first, second].map((id) => `/api/public/courses/${id}/published-chapters`),
    ...['/api/public/search?keyword=造价', '/api/public/today-question'],
  ]
  while (!isOver()) {
    for (const path of paths) {
      await journal.call('page', () => get(agent, encodeURI(url + path)))
      await between(0.2, 0.8)
    }
  }
}

async function workAtTheDesk(): Promise<void> {
  const { adminToken } = scene
  const lists = [
    ...['/api/orders?page=1&pageSize=20', '/api/orders/summary', '/api/invoices?page=1'],
    ...['/api/admin/users-for-page?page=1&pageSize=20', '/api/admin/user-courses?page=1'],
    ...['/api/admin/loginlogs?page=1', '/api/orders/statistics/subject?rangeType=total'],
  ]
  const command = (verb: string) =>
    post(agent, `${url}/api/admin/courses/${verb}/${edited}`, { authorization: adminToken }, {})
  while (!isOver()) {
    await insist('withdrawal', () => command('unpublish'))
    for (const path of lists) {
      await journal.call('list of the desk', () => get(agent, url + path, adminToken))
      await between(2, 6)
    }
    await insist('publication', () => command('publish'))
  }
}

const lanes = [
  ...[buy(), buy(), visit(), visit(), visit(), workAtTheDesk()],
  ...scene.watching.map(watch),
  ...scene.exam.people.map(({ token }) => sit(token)),
]
await Promise.all(lanes)

const missing = await lostOrDoubled(kept)
for (const sentence of missing.slice(0, 20)) console.error(sentence)
console.log(`answered:\n${journal.report()}`)
const beats = [...kept.beats.values()].reduce((sum, { acknowledged }) => sum + acknowledged, 0)
const answers = [...kept.letters.values()].reduce((sum, { size }) => sum + size, 0)
console.log(
  `acknowledged: ${kept.paid.length} paid orders, ${beats} beats, ${answers} answers of ${kept.letters.size} tests; ` +
    `${missing.length} lost or doubled`
)
process.exit(missing.length ? 1 : 0)
