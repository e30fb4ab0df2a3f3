/** Serves the shop alone, where the API has processes of its own (docker-compose.yml). */
import './environment.js'
import { createServer } from 'node:http'

// Imported late: they read the environment when they load.
const { commonHeaders } = await import('../server/headers.js')
const { shopHandler } = await import('../server/shop.js')

const handle = await shopHandler()
const server = createServer((request, response) => {
  commonHeaders(response)
  handle(request, response)
})

server.listen(Number(process.env.PORT), process.env.HOST)
for (const signal of ['SIGTERM', 'SIGINT']) {
  process.on(signal, () => {
    server.close(() => process.exit(0))
    server.closeIdleConnections()
    setTimeout(() => process.exit(0), 10_000).unref()
  })
}
