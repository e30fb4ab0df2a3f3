import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test } from '@japa/runner'
import { bodyOf, call, NotConnected } from '#drivers/outgoing_call'

test.group('A call of ours to the outside', (group) => {
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
    call({ method: 'GET', url, headers: {}, signal, connectMs: 1000 })

  test('brings the head first and the body when asked for it', async ({ assert }) => {
    const url = await serve((_, response) => response.writeHead(302, { location: '/a' }).end('yes'))

    const answer = await ask(url)

    assert.equal(answer.statusCode, 302)
    assert.equal((await bodyOf(answer, 3)).toString(), 'yes')
  })

  test('reads no more than it was told to', async ({ assert }) => {
    const url = await serve((_, response) => response.end('four'))

    const answer = await ask(url)

    await assert.rejects(() => bodyOf(answer, 3), 'an answer of more than 3 bytes')
  })

  test('ends at its deadline, before the head and in the middle of the body', async ({
    assert,
  }) => {
    const silent = await serve(() => {})
    const stuck = await serve((_, response) => void response.write('half'))
    const soon = () => AbortSignal.timeout(100)

    await assert.rejects(() => ask(silent, soon()), /timeout/)
    const answer = await ask(stuck, soon())
    await assert.rejects(() => bodyOf(answer, 100))
  })

  test('says when nothing was reached, and when something was', async ({ assert }) => {
    const reset = await serve(({ socket }) => void socket.resetAndDestroy())

    await assert.rejects(() => ask(new URL('http://127.0.0.1:1/')), NotConnected)
    const error = await ask(reset).catch((given) => given)
    assert.equal(error.code, 'ECONNRESET')
    assert.notInstanceOf(error, NotConnected)
  })

  test('takes a kept connection that is closed by now for none', async ({ assert }) => {
    let calls = 0
    const url = await serve((request, response) => {
      if (calls++) request.socket.resetAndDestroy()
      else response.end('well')
    })
    await bodyOf(await ask(url), 100)
    await new Promise((resolve) => setImmediate(resolve))

    await assert.rejects(() => ask(url), NotConnected)
  })
})
