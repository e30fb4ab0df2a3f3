/**
 * The baseline: node:http and mysql2 with minimal hand-written SQL that returns the same responses and stores the same
 * rows as durably. It looks up the session; it checks no signature, price, form, entitlement or claim. SCENE is the
 * file of load/scene.ts, PAGE the URL of the page that it sends from a buffer.
 */
import { randomInt } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { crc32, deflateSync } from 'node:zlib'
import { createPool } from 'mysql2/promise'
import QRCode from 'qrcode'

const { DB_HOST, DB_PORT, DB_USER, DB_PASSWORD, DB_DATABASE, PORT, SCENE, PAGE } = process.env
const watching = SCENE ? JSON.parse(readFileSync(SCENE, 'utf8')).watching : []
const sessionOf = new Map(watching.map((one) => [one.coursePlayId, one]))
const page = PAGE && Buffer.from(await (await fetch(PAGE)).arrayBuffer())
const pool = createPool({
  host: DB_HOST,
  port: Number(DB_PORT),
  user: DB_USER,
  password: DB_PASSWORD,
  database: DB_DATABASE,
  connectionLimit: 16,
  dateStrings: true,
})

const visitorsList = `select c.id, c.course_name, c.course_type, c.price_fen, c.original_price_fen, c.cover_url, c.order_count,
  c.published_at, t.user_name from courses c left join users t on t.id = c.teacher_id
  where c.course_status = 'published' and c.hidden = 0 and c.course_type = 1 and c.price_fen > 0
  order by c.course_order desc, c.id desc limit 20`
const visitorsDetail = `select c.*, t.user_name, t.avatar_url from courses c left join users t on t.id = c.teacher_id
  where c.id = ? and c.course_status = 'published'`
const signedIn = 't.id = ? and t.expires_at > utc_timestamp()'
const caller = `select u.id as userId, c.id as courseId, c.course_name as name, c.course_type as type, c.price_fen as fen,
  c.cover_url as cover from access_tokens t join users u on u.id = t.tokenable_id join courses c on c.id = ?
  where ${signedIn} and u.disabled_at is null and c.course_status = 'published'`
const detail = `select c.*, teacher.user_name, teacher.avatar_url from access_tokens t
  join users u on u.id = t.tokenable_id join courses c on c.id = ? left join users teacher on teacher.id = c.teacher_id
  where ${signedIn} and u.disabled_at is null and c.course_status = 'published'`
const ownOrder = `select o.*, i.item_name, i.course_id, i.course_count, i.amount_fen as item_fen, c.cover_url
  from access_tokens t join orders o on o.user_id = t.tokenable_id join order_items i on i.order_id = o.id
  join courses c on c.id = i.course_id where o.order_no = ? and ${signedIn}`

const rows = async (sql, values) => (await pool.execute(sql, values))[0]
const one = async (sql, values) => (await rows(sql, values))[0]

async function transaction(work) {
  const connection = await pool.getConnection()
  try {
    await connection.query('begin')
    const result = await work(async (sql, values) => (await connection.execute(sql, values))[0])
    await connection.query('commit')
    return result
  } catch (error) {
    await connection.query('rollback')
    throw error
  } finally {
    connection.release()
  }
}

async function addToCart({ tokenId, body }) {
  const { userId, ...course } = await one(caller, [body.courseId, tokenId])
  const { insertId } = await rows(
    `insert into cart_items (user_id, course_id, slot, course_count, with_book, price_fen, created_at)
     values (?, ?, ?, 1, 0, ?, utc_timestamp()) on duplicate key update updated_at = utc_timestamp()`,
    [userId, course.courseId, course.courseId, course.fen]
  )
  return { code: '200', cartItem: { cartItemId: insertId, ...course } }
}

async function price({ tokenId, body }) {
  const course = await one(caller, [body.products[0].courseId, tokenId])
  return { code: '200', orderAmt: course.fen / 100, items: [course] }
}

async function order({ tokenId, body, headers }) {
  const { userId, ...course } = await one(caller, [body.products[0].courseId, tokenId])
  const { courseId, name, type, fen } = course
  const orderNo = `27${Date.now()}${randomInt(10_000, 100_000)}`
  const quote = { lines: [course], wareFen: fen, amountFen: fen, freight: { fen: 0 } }
  const answer = { code: '200', orderId: orderNo, orderStatus: 1 }
  await transaction(async (execute) => {
    const { insertId } = await execute(
      `insert into orders (order_no, user_id, order_name, order_type, order_status, ware_fen, freight_fen, amount_fen,
       quote, awaits_shipment, expires_at, created_at)
       values (?, ?, ?, 'single', 1, ?, 0, ?, ?, 0, utc_timestamp() + interval 30 minute, utc_timestamp())`,
      [orderNo, userId, name, fen, fen, JSON.stringify(quote)]
    )
    await execute(
      `insert into order_items (order_id, course_id, item_name, course_type, course_count, unit_fen, base_fen,
       amount_fen, position) values (?, ?, ?, ?, 1, ?, ?, ?, 0)`,
      [insertId, courseId, name, type, fen, fen, fen]
    )
    await execute('delete from cart_items where user_id = ? and course_id = ?', [userId, courseId])
    await execute(
      `insert into idempotency_keys (user_id, route, \`key\`, body_hash, response, expires_at, created_at)
       values (?, 'bare', ?, ?, ?, utc_timestamp() + interval 1 day, utc_timestamp())`,
      [userId, headers['idempotency-key'], 'x'.repeat(64), JSON.stringify(answer)]
    )
  })
  return answer
}

async function code({ tokenId, orderNo }) {
  const { id, amount_fen: fen, expires_at: until } = await one(ownOrder, [orderNo, tokenId])
  const link = `weixin://wxpay/bizpayurl?pr=${orderNo}`
  await rows(
    `insert into payments (order_id, merchant_no, provider, amount_fen, status, open_key, code_url, expires_at, created_at)
     values (?, ?, 'local', ?, 'open', ?, ?, ?, utc_timestamp())`,
    [id, `${orderNo}_1`, fen, id, link, until]
  )
  return drawCode(link)
}

async function settle({ headers, text }) {
  const { 'x-order': orderNo, 'x-transaction': transactionId } = headers
  await transaction(async (execute) => {
    await execute(
      `update orders o join payments p on p.order_id = o.id set p.status = 'paid', p.open_key = null, p.paid_key = o.id,
       p.transaction_id = ?, p.paid_at = utc_timestamp(), o.order_status = 2, o.paid_at = utc_timestamp(),
       o.updated_at = utc_timestamp() where o.order_no = ? and o.order_status = 1 and p.status = 'open'`,
      [transactionId, orderNo]
    )
    await execute(
      `insert into user_courses (course_id, user_id, source, order_item_id, order_id, seat_no, grant_key,
       user_course_status, expires_on, claimed_at, created_at)
       select i.course_id, o.user_id, 'order', i.id, o.id, 1, concat('order:', o.id, ':', i.id, ':', i.course_id),
       'valid', current_date + interval 365 day, utc_timestamp(), utc_timestamp()
       from orders o join order_items i on i.order_id = o.id where o.order_no = ?`,
      [orderNo]
    )
    await execute(
      `insert into messages (user_id, kind, reference, facts, created_at)
       select user_id, 'orderPaid', concat('order:', id), '{}', utc_timestamp() from orders where order_no = ?`,
      [orderNo]
    )
    await execute(
      `insert into payment_notices (provider, notice_id, merchant_no, transaction_id, outcome, body, created_at)
       values ('local', ?, ?, ?, 'settled', ?, utc_timestamp())`,
      [transactionId, `${orderNo}_1`, transactionId, text]
    )
  })
  return { code: 'SUCCESS' }
}

async function saveAnswer({ tokenId, body: { userPaperId, answers } }) {
  const { userId } = await one('select tokenable_id as userId from access_tokens where id = ?', [tokenId])
  const [{ questionId, answer }] = answers
  await rows(
    `update paper_answers a join user_papers u on u.id = a.user_paper_id
     set a.answer = ?, a.rev = a.rev + 1, a.saved_at = utc_timestamp()
     where u.id = ? and u.user_id = ? and u.state = 'in_progress' and a.question_id = ?`,
    [answer, userPaperId, userId, questionId]
  )
  return { code: '200', userPaperId }
}

async function beat({ body: { coursePlayId, totalPlayTime, segments, position } }) {
  const { sessionId, userId, chapterId } = sessionOf.get(coursePlayId)
  const covered = JSON.stringify(segments)
  return transaction(async (execute) => {
    const [row] = await execute(
      `select s.last_seq, s.credited_seconds, p.credited_seconds as progress from play_sessions s
       join chapter_progress p on p.user_id = ? and p.chapter_id = ? where s.id = ? for update`,
      [userId, chapterId, sessionId]
    )
    const [seq, credited] = [row.last_seq + 1, row.credited_seconds + 1]
    await execute(
      `update play_sessions set credited_seconds = ?, last_credited_at = utc_timestamp(), position_seconds = ?,
       last_seq = ?, last_beat_at = utc_timestamp() where id = ?`,
      [credited, position, seq, sessionId]
    )
    await execute(
      `insert into play_beats (play_session_id, seq, server_at, position_to_seconds, claimed_seconds,
       credited_seconds, segments) values (?, ?, utc_timestamp(), ?, ?, 1, ?)`,
      [sessionId, seq, position, totalPlayTime, covered]
    )
    await execute(
      `update chapter_progress set credited_seconds = ?, covered_seconds = ?, segments = ?, position_seconds = ?,
       updated_at = utc_timestamp() where user_id = ? and chapter_id = ?`,
      [row.progress + 1, position, covered, position, userId, chapterId]
    )
    return { code: '200', coursePlayId, totalPlayTime: credited, counting: true }
  })
}

/** A PNG of one bit per pixel, eight pixels per module: libraries take much longer. */
function drawCode(text) {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: 'M' })
  const { size } = modules
  const side = size + 8
  const isDark = (x, y) => x >= 0 && y >= 0 && x < size && y < size && modules.get(y, x)
  const line = (y) => [0, ...Array.from({ length: side }, (_, x) => (isDark(x - 4, y - 4) ? 0 : 255))]
  const pixels = Array.from({ length: side * 8 }, (_, y) => line(Math.floor(y / 8))).flat()
  const head = Buffer.alloc(13)
  head.writeUInt32BE(side * 8, 0)
  head.writeUInt32BE(side * 8, 4)
  head[8] = 1
  const chunk = (name, data) => {
    const body = Buffer.concat([Buffer.from(name), data])
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    sum.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, sum])
  }
  return Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.from(pixels))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

const routes = [
  ['GET', /^\/health/, () => ({})],
  ['GET', /^\/index/, () => page],
  ['GET', /^\/api\/public\/courses\?/, () => rows(visitorsList)],
  [
    'GET',
    /^\/api\/public\/courses\/(?<courseId>\d+)$/,
    ({ tokenId, courseId }) => (tokenId ? one(detail, [courseId, tokenId]) : one(visitorsDetail, [courseId])),
  ],
  ['POST', /^\/api\/user\/cart-items$/, addToCart],
  ['POST', /^\/api\/user\/orders\/fresh-price$/, price],
  ['POST', /^\/api\/user\/orders\/buy$/, order],
  ['GET', /^\/api\/public\/orders\/(?<orderNo>\d+)\/qrcode$/, code],
  ['POST', /^\/api\/pay\/local\/notify$/, settle],
  [
    'GET',
    /^\/api\/orders\/(?<orderNo>\d+)$/,
    async ({ tokenId, orderNo }) => ({ code: '200', order: await one(ownOrder, [orderNo, tokenId]) }),
  ],
  ['POST', /^\/api\/user\/paper-answers$/, saveAnswer],
  ['POST', /^\/api\/vod\/upload-play-time$/, beat],
]

createServer(async (request, response) => {
  const { method, url, headers } = request
  const [, pattern, answer] = routes.find(([verb, path]) => verb === method && path.test(url))
  const chunks = []
  if (method === 'POST') for await (const chunk of request) chunks.push(chunk)
  const token = headers.authorization?.slice('Bearer oat_'.length).split('.')[0]
  const text = Buffer.concat(chunks).toString()
  const result = await answer({
    headers,
    text,
    body: text && JSON.parse(text),
    ...pattern.exec(url).groups,
    tokenId: token && Number(Buffer.from(token, 'base64url').toString()),
  })
  const isBuffer = Buffer.isBuffer(result)
  const type = isBuffer ? (result === page ? 'text/html' : 'image/png') : 'application/json'
  const body = isBuffer ? result : JSON.stringify(result)
  response.writeHead(200, { 'content-type': type, 'content-length': Buffer.byteLength(body) })
  response.end(body)
}).listen(Number(PORT), '127.0.0.1')
