/**
 * The yardstick of the shelf: node:http, and one hand-written statement of mysql2 for each question of a visitor. `/page`
 * sends the bytes of the address that it is started with, from a buffer.
 */
import { createServer } from 'node:http'
import { createPool } from 'mysql2/promise'

const [pageUrl, courseId] = process.argv.slice(2)
const page = Buffer.from(await (await fetch(pageUrl)).arrayBuffer())
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

const list = `select c.id, c.course_name, c.course_type, c.price_fen, c.original_price_fen, c.cover_url, c.order_count,
  c.published_at, t.user_name from courses c left join users t on t.id = c.teacher_id
  where c.course_status = 'published' and c.hidden = 0 and c.course_type = 1 and c.price_fen > 0
  order by c.course_order desc, c.id desc limit 20`
const detail = `select c.*, t.user_name, t.avatar_url from courses c left join users t on t.id = c.teacher_id
  where c.id = ? and c.course_status = 'published'`

const answers = {
  '/list': async () => (await pool.execute(list))[0],
  '/detail': async () => (await pool.execute(detail, [courseId]))[0],
}

createServer(async (request, response) => {
  if (request.url === '/page') {
    const head = { 'content-type': 'text/html', 'content-length': page.length }
    return response.writeHead(200, head).end(page)
  }
  const body = JSON.stringify(await answers[request.url]())
  response.writeHead(200, { 'content-type': 'application/json' }).end(body)
}).listen(Number(process.env.PORT), '127.0.0.1')
