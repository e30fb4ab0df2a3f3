import { createServer, request as ask } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The product on another port, with a worker that `change` modifies: another build, or none. */
export async function serveOtherWorker(product: string) {
  let change = (script: string) => script
  const server = createServer(async (request, response) => {
    if (request.url === '/sw.js') {
      const script = await (await fetch(`${product}/sw.js`)).text()
      response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-cache' })
      return response.end(change(script))
    }
    const { method, headers, url } = request
    const passed = ask(product + url, { method, headers }, (answer) => {
      response.writeHead(answer.statusCode!, answer.headers)
      answer.pipe(response)
    })
    passed.on('error', () => response.destroy())
    request.pipe(passed)
  })
  await new Promise<void>((done) => server.listen(0, 'localhost', done))
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    become: (next: typeof change) => void (change = next),
    close: () => new Promise((done) => server.close(done).closeAllConnections()),
  }
}
