/**
 * The yardstick of `checkout.ts`: node:http and mysql2. For each of four calls it sends the very statements that the
 * product was recorded sending, in their order, begins and commits included, with the ids of this call in them.
 */
import { randomInt, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { createPool } from 'mysql2/promise'

const { recorded, known, people } = JSON.parse(readFileSync(process.argv[2], 'utf8'))
const userOf = new Map(people.map(({ tokenId, userId }) => [tokenId, userId]))
const pool = createPool({
  host: process.env.DB_HOST,
  port: Number(process.env.DB_PORT),
  user: process.env.DB_USER,
  password: process.env.DB_PASSWORD,
  database: process.env.DB_DATABASE,
  connectionLimit: 16,
  dateStrings: true,
  supportBigNumbers: true,
})

// The product's connections are set like this too (api/config/database.ts).
pool.on('connection', (connection) =>
  connection.query('set session innodb_snapshot_isolation = off', () => undefined)
)

/** Each statement cut at the numbers that differ from call to call. */
const names = Object.fromEntries(Object.entries(known).map(([name, value]) => [value, name]))
const marks = new RegExp(`(${Object.values(known).join('|')})`)
const templates = Object.fromEntries(
  Object.entries(recorded).map(([call, statements]) => [call, statements.map(cut)])
)
function cut(sql) {
  return { sql, parts: sql.split(marks).map((part) => ({ text: part, name: names[part] })) }
}

const orders = new Map()

/** As the product does it: what lost a race is done again from where its transaction began. */
const lostRaces = new Set([1213, 1205, 1020])

async function run(call, ids) {
  const connection = await pool.getConnection()
  const statements = templates[call]
  try {
    let began = 0
    let rows = []
    for (let at = 0; at < statements.length; at++) {
      const { sql, parts } = statements[at]
      if (/^begin/i.test(sql)) began = at
      const text = parts.map((part) => (part.name ? ids[part.name] : part.text)).join('')
      try {
        ;[rows] = await connection.query(text)
      } catch (error) {
        if (!lostRaces.has(error.errno)) throw error
        await connection.query('rollback')
        at = began - 1
        continue
      }
      if (sql.startsWith('insert into `orders`')) ids.orderId = rows.insertId
      if (sql.startsWith('insert into `order_items`')) ids.itemId = rows.insertId
      if (sql.includes('from `payments`') && rows[0]?.id) ids.paymentId = rows[0].id
    }
    return rows
  } finally {
    connection.release()
  }
}

const calls = {
  'POST /api/user/orders/fresh-price': (ids) => run('quote', ids),
  'POST /api/user/cart-items': (ids) => run('cart', ids),
  'POST /api/user/orders/buy': async (ids) => {
    ids.orderNo = `27${Date.now()}${randomInt(10_000, 100_000)}`
    await run('buy', ids)
    orders.set(ids.orderNo, ids)
    return { code: '200', orderId: ids.orderNo, orderStatus: 1 }
  },
  'POST /api/pay/wechat/notify': (_ids, headers) =>
    run('notice', {
      ...orders.get(headers['x-order']),
      transactionId: headers['x-transaction'],
      noticeId: randomUUID(),
    }),
}

createServer(async (request, response) => {
  if (request.method === 'GET') return response.end()
  const chunks = []
  for await (const chunk of request) chunks.push(chunk)
  const { authorization = '', ...headers } = request.headers
  const tokenId = Number(
    Buffer.from(authorization.slice('Bearer oat_'.length).split('.')[0], 'base64url').toString()
  )
  const body = JSON.parse(Buffer.concat(chunks).toString() || '{}')
  const courseId = body.courseId ?? body.products?.[0].courseId
  const ids = { tokenId, userId: userOf.get(tokenId), courseId, key: headers['idempotency-key'] }
  const answer = await calls[`${request.method} ${request.url}`](ids, headers)
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
}).listen(Number(process.env.PORT), '127.0.0.1')
