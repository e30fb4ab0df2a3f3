/**
 * Users who buy, watch, take a test and read pages through the proxy until standard input ends, each call sent once.
 * Then it compares the acknowledged calls with the database. Exits with 1 when any user saw an error or something is
 * missing or duplicated.
 *
 *   TOPOLOGY_URL=… DB_…=… DATA_DIR=… load.ts <file of load/scene.ts>
 */
import { invariants } from '@zhuxue/database/invariants'
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { createConnection, type RowDataPacket } from 'mysql2/promise'
import { paidNotice } from '../load/webhooks.js'
import type { LoadFixture, WatchingPerson } from '../load/fixture.js'
import { Client } from '../local_client/client.js'

const json = { 'content-type': 'application/json' }

interface Attempt {
  userPaperId: number
  /** Acknowledged letters by question. */
  letters: Map<number, string>
  score: number
}

const fixture: LoadFixture = JSON.parse(readFileSync(process.argv[2], 'utf8'))
const client = new Client(process.env.TOPOLOGY_URL!)
const calls = new Map<string, number>()
const paid: string[] = []
const beats = new Map<number, { sent: number; acknowledged: number }>()
let errors = 0
let ordersAsked = 0
let isOver = false
process.stdin.resume().on('end', () => (isOver = true))

const lanes = [...[0, 1, 2].map(buy), ...[0, 1].map(readPages), ...fixture.watching.map((one) => watch(one))]
const attempts = (await Promise.all(fixture.exam.people.map(({ token }) => sitTest(token)))).filter(
  (one) => one !== undefined
)
await Promise.all(lanes)

const missing = await findLostOrDuplicated()
for (const sentence of missing.slice(0, 20)) console.error(sentence)
const counts = [...calls].map(([what, count]) => `${what} ${count}`)
console.log(`successful: ${counts.join(', ')}; errors: ${errors}`)
console.log(`${paid.length} orders paid, ${attempts.length} tests; ${missing.length} lost or duplicated`)
process.exit(errors || missing.length ? 1 : 0)

/** The response body; undefined for an error response. */
async function call(what: string, path: string, token?: string, body?: object, headers = {}) {
  const method = body ? 'POST' : 'GET'
  const answer = await client.call(method, path, { token, body, headers })
  if (answer.status >= 200 && answer.status < 400 && answer.body.code !== 'error') {
    calls.set(what, (calls.get(what) ?? 0) + 1)
    return answer.body
  }
  if (errors++ < 20) console.error(`${what} after ${answer.ms} ms: ${answer.status} ${answer.text.slice(0, 300)}`)
  return undefined
}

async function buy(lane: number): Promise<void> {
  const { buyers, courses } = fixture
  for (let n = lane; !isOver; n += 3) {
    const { token } = buyers[n % buyers.length]
    const courseId = courses[(n + Math.floor(n / buyers.length)) % courses.length]
    const products = [{ courseId, courseCount: 1 }]
    await call('price', '/api/user/orders/fresh-price', token, { products })
    const form = { products, orderType: 'single', tradeType: 'NATIVE', renew: [courseId] }
    const headers = { 'idempotency-key': randomUUID() }
    ordersAsked++
    const order = await call('order', '/api/user/orders/buy', token, form, headers)
    if (!order) continue
    const orderNo: string = order.orderId
    if (!(await call('payment code', `/api/public/orders/${orderNo}/qrcode`, token))) continue
    const notice = paidNotice(orderNo)
    const raw = { raw: notice.body, headers: { ...json, ...notice.headers } }
    const { status } = await client.call('POST', '/api/pay/local/notify', raw)
    if (status < 300) paid.push(orderNo)
    else errors++
    await pause(100 + Math.random() * 200)
  }
}

async function watch(person: WatchingPerson): Promise<void> {
  const { token, sessionId, courseId, chapterId, videoId, coursePlayId } = person
  const began = performance.now()
  const count = { sent: 0, acknowledged: 0 }
  beats.set(sessionId, count)
  while (!isOver) {
    const played = Math.floor((performance.now() - began) / 1000)
    const body = {
      courseId,
      videoId,
      courseChapterId: chapterId,
      coursePlayId,
      totalPlayTime: played,
      position: played,
      rate: 1,
      visible: true,
    }
    count.sent++
    if (await call('beat', '/api/vod/upload-play-time', token, body)) count.acknowledged++
    await pause(400 + Math.random() * 400)
  }
}

async function sitTest(token: string): Promise<Attempt | undefined> {
  const { paperId, correlationId } = fixture.exam
  const begun = await call('start of a test', '/api/user/papers', token, { paperId, correlationId })
  if (!begun) return undefined
  const { userPaperId, questions } = begun
  const letters = new Map<number, string>()
  for (let n = 0; !isOver; n++) {
    const { questionId } = questions[n % questions.length]
    const answer = 'ABCD'[Math.floor(Math.random() * 4)]
    const answers = [{ questionId, answer, clientOpId: randomUUID(), spentSeconds: 1 }]
    const body = { userPaperId, paperId, answers }
    if (await call('answer', '/api/user/paper-answers', token, body)) letters.set(questionId, answer)
    await pause(200 + Math.random() * 400)
  }
  const graded = await call('hand in', `/api/user/user-papers/${userPaperId}/scoring`, token, {})
  return graded && { userPaperId, letters, score: graded.userScore }
}

async function readPages(): Promise<void> {
  const some = fixture.courses.slice(0, 3)
  const paths = [
    '/',
    '/index',
    '/index/courses?courseType=1',
    '/login',
    '/admin-login',
    ...some.flatMap((id) => [`/index/course-info/${id}`, `/api/public/courses/${id}`]),
  ]
  for (let n = 0; !isOver; n++) {
    await call('page', paths[n % paths.length])
    await pause(20)
  }
}

/** Messages about acknowledged data that is missing or duplicated. */
async function findLostOrDuplicated(): Promise<string[]> {
  const { DB_HOST, DB_PORT, DB_USER, DB_PASSWORD, DB_DATABASE } = process.env
  const sql = await createConnection({
    host: DB_HOST,
    port: Number(DB_PORT),
    user: DB_USER,
    password: DB_PASSWORD,
    database: DB_DATABASE,
    supportBigNumbers: true,
    dateStrings: true,
  })
  const rows = async (text: string, values: unknown[] = []) => (await sql.query<RowDataPacket[]>(text, values))[0]
  const wrong: string[] = []

  const orders = await rows(
    `select o.order_no, o.order_status as status, (select count(*) from user_courses c where c.order_id = o.id) as rights,
       (select count(*) from payments p where p.order_id = o.id and p.status = 'paid') as payments
     from orders o where o.user_id in (?)`,
    [fixture.buyers.map(({ userId }) => userId)]
  )
  if (orders.length > ordersAsked) wrong.push(`${ordersAsked} orders asked, ${orders.length} made`)
  for (const orderNo of paid) {
    const order = orders.find(({ order_no }) => order_no === orderNo)
    if (String([order?.status, order?.rights, order?.payments]) !== '2,1,1')
      wrong.push(`order ${orderNo}: ${JSON.stringify(order)}`)
  }

  const kept = await rows('select play_session_id as id, count(*) as count from play_beats group by play_session_id')
  const stored = new Map(kept.map(({ id, count }) => [id, Number(count)]))
  for (const [id, { sent, acknowledged }] of beats) {
    const count = stored.get(id) ?? 0
    if (count < acknowledged || count > sent)
      wrong.push(`session ${id}: ${sent} beats, ${acknowledged} acknowledged, ${count} kept`)
  }

  for (const { userPaperId, letters, score } of attempts) {
    const [attempt] = await rows('select state, user_score_tenths / 10 as score from user_papers where id = ?', [
      userPaperId,
    ])
    if (attempt.state !== 'graded' || Number(attempt.score) !== score)
      wrong.push(`test ${userPaperId}: ${JSON.stringify(attempt)}, not ${score}`)
    const answers = await rows('select question_id as id, answer from paper_answers where user_paper_id = ?', [
      userPaperId,
    ])
    const saved = new Map(answers.map(({ id, answer }) => [id, answer]))
    for (const [id, letter] of letters)
      if (saved.get(id) !== letter)
        wrong.push(`test ${userPaperId}, question ${id}: ${letter} acknowledged, ${saved.get(id)}`)
  }
  for (const { name, sql: text } of invariants)
    if ((await rows(`${text} LIMIT 5`)).length) wrong.push(`not true: ${name}`)
  await sql.end()
  return wrong
}
