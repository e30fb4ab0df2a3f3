import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test } from '@japa/runner'
import { readBody, httpCall, NotConnected } from '#drivers/http_call'

test.group('Outgoing HTTP calls', (group) => {
  const opened: { close(): void }[] = []
  group.each.teardown(() => opened.splice(0).forEach((server) => server.close()))

  async function serve(listener: RequestListener): Promise<URL> {
    const server = createServer(listener)
    await once(server.listen(0, '127.0.0.1'), 'listening')
    opened.push({
      close() {
        server.closeAllConnections()
        server.close()
      },
    })
    return new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
  }
  const ask = (url: URL, signal = AbortSignal.timeout(2000)) =>
    httpCall({ method: 'GET', url, headers: {}, signal, connectMs: 1000 })

  test('a call returns headers first and the body on demand', async ({ assert }) => {
    const url = await serve((_, response) => response.writeHead(302, { location: '/a' }).end('yes'))

    const answer = await ask(url)

    assert.equal(answer.statusCode, 302)
    assert.equal((await readBody(answer, 3)).toString(), 'yes')
  })

  test('the reader stops at the byte limit', async ({ assert }) => {
    const url = await serve((_, response) => response.end('four'))

    const answer = await ask(url)

    await assert.rejects(() => readBody(answer, 3), 'a response of more than 3 bytes')
  })

  test('a call times out before the headers and during the body', async ({ assert }) => {
    const silent = await serve(() => {})
    const stuck = await serve((_, response) => void response.write('half'))
    const soon = () => AbortSignal.timeout(100)

    await assert.rejects(() => ask(silent, soon()), /timeout/)
    const answer = await ask(stuck, soon())
    await assert.rejects(() => readBody(answer, 100))
  })

  test('an unreachable host differs from a later failure', async ({ assert }) => {
    const reset = await serve(({ socket }) => void socket.resetAndDestroy())

    await assert.rejects(() => ask(new URL('http://127.0.0.1:1/')), NotConnected)
    const error = await ask(reset).catch((given) => given)
    assert.equal(error.code, 'ECONNRESET')
    assert.notInstanceOf(error, NotConnected)
  })

  test('a stale keep-alive connection counts as not connected', async ({ assert }) => {
    let calls = 0
    const url = await serve((request, response) => {
      if (calls++) request.socket.resetAndDestroy()
      else response.end('well')
    })
    await readBody(await ask(url), 100)
    await new Promise((resolve) => setImmediate(resolve))

    await assert.rejects(() => ask(url), NotConnected)
  })
})
