/**
 * The yardstick of `checkout.ts`: node:http and mysql2, prepared statements, and the least SQL that leaves the same rows
 * as durably: cart line, order with its line, answer of the key, payment with its code, paid order, entitlement, message,
 * notice. It finds the session and draws the code; it checks no signature, no price and no form.
 */
import { randomInt } from 'node:crypto'
import { createServer } from 'node:http'
import { crc32, deflateSync } from 'node:zlib'
import { createPool } from 'mysql2/promise'
import QRCode from 'qrcode'

const pool = createPool({
  host: process.env.DB_HOST,
  port: Number(process.env.DB_PORT),
  user: process.env.DB_USER,
  password: process.env.DB_PASSWORD,
  database: process.env.DB_DATABASE,
  connectionLimit: 16,
  dateStrings: true,
})

const caller = `select u.id as userId, c.id as courseId, c.course_name as name, c.course_type as type, c.price_fen as fen,
  c.cover_url as cover from access_tokens t join users u on u.id = t.tokenable_id join courses c on c.id = ?
  where t.id = ? and t.expires_at > utc_timestamp() and u.disabled_at is null and c.course_status = 'published'`
const detail = `select c.*, teacher.user_name, teacher.avatar_url from access_tokens t
  join users u on u.id = t.tokenable_id join courses c on c.id = ?
  left join users teacher on teacher.id = c.teacher_id
  where t.id = ? and t.expires_at > utc_timestamp() and u.disabled_at is null and c.course_status = 'published'`
const ownOrder = `select o.*, i.item_name, i.course_id, i.course_count, i.amount_fen as item_fen, c.cover_url
  from access_tokens t join orders o on o.user_id = t.tokenable_id join order_items i on i.order_id = o.id
  join courses c on c.id = i.course_id where o.order_no = ? and t.id = ? and t.expires_at > utc_timestamp()`

const one = async (sql, values) => (await pool.execute(sql, values))[0][0]

async function transaction(work) {
  const connection = await pool.getConnection()
  try {
    await connection.query('begin')
    const result = await work((sql, values) => connection.execute(sql, values))
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
  const [{ insertId }] = await pool.execute(
    `insert into cart_items (user_id, course_id, course_count, with_book, price_fen, created_at)
     values (?, ?, 1, 0, ?, utc_timestamp()) on duplicate key update updated_at = utc_timestamp()`,
    [userId, course.courseId, course.fen]
  )
  return { code: '200', cartItem: { cartItemId: insertId, ...course } }
}

async function price({ tokenId, body }) {
  const course = await one(caller, [body.products[0].courseId, tokenId])
  return { code: '200', orderAmt: course.fen / 100, items: [course] }
}

async function order({ tokenId, body, key }) {
  const { userId, ...course } = await one(caller, [body.products[0].courseId, tokenId])
  const { courseId, name, type, fen } = course
  const orderNo = `27${Date.now()}${randomInt(10_000, 100_000)}`
  const quote = JSON.stringify({
    lines: [course],
    wareFen: fen,
    amountFen: fen,
    freight: { fen: 0 },
  })
  const answer = { code: '200', orderId: orderNo, orderStatus: 1 }
  await transaction(async (execute) => {
    const [{ insertId }] = await execute(
      `insert into orders (order_no, user_id, order_name, order_type, order_status, ware_fen, freight_fen, amount_fen,
       quote, awaits_parcel, expires_at, created_at)
       values (?, ?, ?, 'single', 1, ?, 0, ?, ?, 0, utc_timestamp() + interval 30 minute, utc_timestamp())`,
      [orderNo, userId, name, fen, fen, quote]
    )
    await execute(
      `insert into order_items (order_id, course_id, item_name, course_type, course_count, unit_fen, base_fen,
       amount_fen, position) values (?, ?, ?, ?, 1, ?, ?, ?, 0)`,
      [insertId, courseId, name, type, fen, fen, fen]
    )
    await execute('delete from cart_items where user_id = ? and course_id = ?', [userId, courseId])
    await execute(
      `insert into idempotency_keys (user_id, route, \`key\`, body_hash, status, response, expires_at, created_at)
       values (?, 'bare', ?, ?, 'done', ?, utc_timestamp() + interval 1 day, utc_timestamp())`,
      [userId, key, 'x'.repeat(64), JSON.stringify(answer)]
    )
  })
  return answer
}

async function code({ tokenId, orderNo }) {
  const { id, amount_fen: fen, expires_at: until } = await one(ownOrder, [orderNo, tokenId])
  const link = `weixin://wxpay/bizpayurl?pr=${orderNo}`
  await pool.execute(
    `insert into payments (order_id, merchant_no, provider, amount_fen, status, open_key, code_url, expires_at, created_at)
     values (?, ?, 'local', ?, 'open', ?, ?, ?, utc_timestamp())`,
    [id, `${orderNo}_1`, fen, id, link, until]
  )
  return drawCode(link)
}

async function settle({ orderNo, transactionId, text }) {
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

const read = async ({ tokenId, orderNo }) => ({
  code: '200',
  order: await one(ownOrder, [orderNo, tokenId]),
})

const show = async ({ tokenId, courseId }) => ({
  code: '200',
  course: await one(detail, [courseId, tokenId]),
})

/** A PNG of one bit a pixel, eight pixels a module. */
function drawCode(text) {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: 'M' })
  const side = modules.size + 8
  const line = (y) => [
    0,
    ...Array.from({ length: side }, (_, x) => (isDark(x - 4, y - 4) ? 0 : 255)),
  ]
  const isDark = (x, y) =>
    x >= 0 && y >= 0 && x < modules.size && y < modules.size && modules.get(y, x)
  const rows = Array.from({ length: side * 8 }, (_, y) => line(Math.floor(y / 8))).flat()
  const head = Buffer.alloc(13)
  head.writeUInt32BE(side * 8, 0)
  head.writeUInt32BE(side * 8, 4)
  head[8] = 1
  const parts = [
    ['IHDR', head],
    ['IDAT', deflateSync(Buffer.from(rows))],
    ['IEND', Buffer.alloc(0)],
  ]
  return Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    ...parts.map(([name, data]) => {
      const body = Buffer.concat([Buffer.from(name), data])
      const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
      length.writeUInt32BE(data.length)
      sum.writeUInt32BE(crc32(body))
      return Buffer.concat([length, body, sum])
    }),
  ])
}

const routes = [
  ['POST', /^\/api\/user\/cart-items$/, addToCart],
  ['POST', /^\/api\/user\/orders\/fresh-price$/, price],
  ['POST', /^\/api\/user\/orders\/buy$/, order],
  ['GET', /^\/api\/public\/orders\/(?<orderNo>\d+)\/qrcode$/, code],
  ['POST', /^\/api\/pay\/wechat\/notify$/, settle],
  ['GET', /^\/api\/orders\/(?<orderNo>\d+)$/, read],
  ['GET', /^\/api\/public\/courses\/(?<courseId>\d+)$/, show],
]

createServer(async (request, response) => {
  const [, path, answer] =
    routes.find(([method, pattern]) => method === request.method && pattern.test(request.url)) ?? []
  if (!path) return response.end()
  const chunks = []
  for await (const chunk of request) chunks.push(chunk)
  const { authorization = '', ...headers } = request.headers
  const token = authorization.slice('Bearer oat_'.length).split('.')[0]
  const text = Buffer.concat(chunks).toString()
  const result = await answer({
    tokenId: Number(Buffer.from(token, 'base64url').toString()),
    text,
    body: text ? JSON.parse(text) : {},
    key: headers['idempotency-key'],
    transactionId: headers['x-transaction'],
    orderNo: headers['x-order'],
    ...path.exec(request.url).groups,
  })
  if (Buffer.isBuffer(result)) return response.setHeader('content-type', 'image/png').end(result)
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(result))
}).listen(Number(process.env.PORT), '127.0.0.1')
