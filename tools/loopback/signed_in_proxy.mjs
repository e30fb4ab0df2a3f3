/** In front of the product: whoever opens the board through it is signed in. For `npm run lighthouse`. */
import { createServer, request } from 'node:http'

const scriptPath = '/signed-in-for-a-measurement.js'
const board = /^\/board\/admin\//

/**
 * The board keeps its session in the storage of a tab, and Lighthouse opens its own: a script in front of the board's
 * brings the token.
 */
export async function signedInProxy(target, token) {
  const { hostname, port } = new URL(target)
  const script = `sessionStorage.setItem('zhuxue.staff', ${JSON.stringify(token)})`
  const server = createServer((asked, answer) => {
    if (asked.url === scriptPath) {
      answer.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' })
      return answer.end(script)
    }
    const isPage = board.test(asked.url)
    const headers = { ...asked.headers }
    if (isPage) delete headers['accept-encoding']
    const passed = request(
      { hostname, port, method: asked.method, path: asked.url, headers },
      (answered) => {
        if (!isPage) {
          answer.writeHead(answered.statusCode, answered.headers)
          return answered.pipe(answer)
        }
        let html = ''
        answered.setEncoding('utf8').on('data', (text) => (html += text))
        answered.on('end', () => {
          const { 'content-length': length, ...rest } = answered.headers
          answer.writeHead(answered.statusCode, rest)
          answer.end(html.replace('<head>', `<head><script src="${scriptPath}"></script>`))
        })
      }
    )
    passed.on('error', () => answer.destroy())
    asked.pipe(passed)
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    address: `http://127.0.0.1:${server.address().port}`,
    stop: () => server.close().closeAllConnections(),
  }
}
