/**
 * `npm run dev`: API, storefront and admin with hot reload behind one URL. A proxy routes each request as `npm start`
 * would.
 */
import { spawn } from 'node:child_process'
import { createServer, request as forward } from 'node:http'
import { connect } from 'node:net'
import { ace, at, ensureInstalled, environment, node, runQuietly, stop } from './toolbox.mjs'

const port = Number(process.env.PORT || 3000)
const ports = { api: port + 1, shop: port + 2, board: port + 3 }

await ensureInstalled({ forDevelopment: true })
if ((await ace(['prepare'])).code !== 0) stop('The database could not be prepared.')

const shared = { PUBLIC_URL: `http://localhost:${port}`, API_URL: `http://127.0.0.1:${ports.api}` }
const children = [
  start('api', ['ace.js', 'serve', '--hmr', '--no-clear'], { PORT: ports.api, SERVE: 'api', RESPONSE_CACHE_MB: 0 }),
  start('storefront', [at('node_modules/astro/bin/astro.mjs'), 'dev', '--port', ports.shop]),
  start('backoffice', [at('node_modules/vite/bin/vite.js'), '--port', ports.board, '--strictPort']),
]

function start(part, args, env = {}) {
  const child = spawn(node(), [...runQuietly, ...args.map(String)], {
    cwd: at(part),
    env: environment({ ...shared, ...env, NODE_ENV: 'development' }),
    stdio: 'inherit',
  })
  child.on('close', () => leave())
  return child
}

/** The API's development server survives SIGTERM, so it gets SIGTERM and later SIGKILL. */
let leaving = false
function leave() {
  if (leaving) return
  leaving = true
  for (const child of children) child.kill('SIGINT')
  setTimeout(() => {
    for (const child of children) child.kill('SIGKILL')
    process.exit()
  }, 1500)
}
process.on('SIGINT', leave)
process.on('SIGTERM', leave)

function portFor(url) {
  if (/^\/(api|health|local|pictures|uploads|\.well-known)(\/|\?|$)/.test(url)) return ports.api
  if (/^\/board(?!\/user(\/|\?|$))(\/|\?|$)/.test(url)) return ports.board
  return ports.shop
}

const proxyServer = createServer((request, response) => {
  const target = { host: '127.0.0.1', port: portFor(request.url), path: request.url }
  const onward = forward({ ...target, method: request.method, headers: request.headers })
  onward.on('response', (answer) => {
    response.writeHead(answer.statusCode, answer.headers)
    answer.pipe(response)
  })
  onward.on('error', () => response.writeHead(502).end('starting …'))
  request.pipe(onward)
})
proxyServer.on('upgrade', (request, socket, head) => {
  const onward = connect(portFor(request.url), '127.0.0.1', () => {
    const headers = Object.entries(request.headers).map(([name, value]) => `${name}: ${value}`)
    onward.write([`GET ${request.url} HTTP/1.1`, ...headers, '', ''].join('\r\n'))
    onward.write(head)
    onward.pipe(socket).pipe(onward)
  })
  onward.on('error', () => socket.destroy())
  socket.on('error', () => onward.destroy())
})
proxyServer.listen(port, process.env.HOST || '127.0.0.1', () => {
  console.log(`\n  Development at http://localhost:${port} (API, storefront and admin)\n`)
})
