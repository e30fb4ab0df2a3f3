/** Serves the shop alone, where the API has processes of its own (docker-compose.yml). */
import './environment.js'
import { createServer } from 'node:http'

// Only now: what they read when they load comes from the environment.
const { commonHeaders } = await import('../server/headers.js')
const { shop } = await import('../server/shop.js')

const answer = await shop()
const server = createServer((request, response) => {
  commonHeaders(response)
  answer(request, response)
})

server.listen(Number(process.env.PORT), process.env.HOST)
for (const signal of ['SIGTERM', 'SIGINT']) {
  process.on(signal, () => {
    server.close(() => process.exit(0))
    server.closeIdleConnections()
    setTimeout(() => process.exit(0), 10_000).unref()
  })
}
