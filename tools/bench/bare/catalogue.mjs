/** The yardstick: node:http and mysql2, the same queries in the same order, their rows as JSON. */
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { createPool } from 'mysql2/promise'

const captured = JSON.parse(readFileSync(process.argv[2], 'utf8'))
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
const ask = async ({ sql, bindings }) => (await pool.query(sql, bindings))[0]

/** The list's two queries go out together; the page's first decides whether the others are asked. */
const answers = {
  '/list': () => Promise.all(captured.list.map(ask)),
  '/detail': async () => {
    const [first, ...others] = captured.detail
    return [await ask(first), ...(await Promise.all(others.map(ask)))]
  },
}

createServer(async (request, response) => {
  const body = JSON.stringify(await answers[request.url]())
  response.writeHead(200, { 'content-type': 'application/json' }).end(body)
}).listen(Number(process.env.PORT), '127.0.0.1')
