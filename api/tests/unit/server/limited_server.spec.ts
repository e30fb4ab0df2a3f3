import { once } from 'node:events'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { test } from '@japa/runner'
import type { Handler } from '../../../server/handler.js'
import { createLimitedServer } from '../../../server/limited_server.js'
import { limits } from '../../../server/limits.js'

const quick = { ...limits, headersMs: 300, requestMs: 300, checkMs: 50, lingerMs: 100 }

const readAll: Handler = async (request, response) => {
  try {
    await request.toArray()
    response.end('read')
  } catch {
    response.destroy()
  }
}

test.group('Limited server', (group) => {
  const sockets: Socket[] = []
  group.each.teardown(() => sockets.splice(0).forEach((socket) => socket.destroy()))

  async function open(handle: Handler, own = quick) {
    const server = createLimitedServer(handle, own).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    return {
      /** Sends the text and collects the response until the server closes the connection. */
      send(text: string, localAddress = '127.0.0.1') {
        const socket = connect({ port, host: '127.0.0.1', localAddress })
        sockets.push(socket)
        const state = { answer: '', isOpen: true, socket }
        socket.on('data', (chunk) => (state.answer += chunk))
        socket.on('close', () => (state.isOpen = false))
        socket.on('error', () => {})
        socket.write(text)
        return state
      },
      close: () => {
        server.closeAllConnections()
        server.close()
      },
    }
  }

  const within = async (ms: number, isSo: () => boolean) => {
    const giveUpAt = Date.now() + ms
    while (!isSo() && Date.now() < giveUpAt) await pause(20)
    return isSo()
  }

  test('an incomplete head times out early', async ({ assert, cleanup }) => {
    const limited = await open(readAll)
    cleanup(limited.close)
    const half = limited.send('GET / HTTP/1.1\r\nHost: x\r\n')

    assert.isTrue(await within(20_000, () => !half.isOpen))
    assert.match(half.answer, /^HTTP\/1\.1 408 /)
  })

  test('an incomplete body times out, except on upload routes', async ({ assert, cleanup }) => {
    const limited = await open(readAll)
    cleanup(limited.close)
    const post = (path: string) => limited.send(`POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Length: 100000\r\n\r\n{`)
    const half = post('/api/security/login')
    const uploads = ['/api/files/upload', '/uploads', '/local/video-uploads/v1?x=1'].map(post)

    assert.isTrue(await within(20_000, () => !half.isOpen))
    assert.match(half.answer, /^HTTP\/1\.1 408 /)
    await pause(200)
    assert.deepEqual(
      uploads.map(({ isOpen }) => isOpen),
      [true, true, true]
    )
  })

  test('an answered request may not continue sending', async ({ assert, cleanup }) => {
    const limited = await open((_, response) => response.writeHead(401).end('no'))
    cleanup(limited.close)
    const upload = limited.send('POST /uploads HTTP/1.1\r\nHost: x\r\nContent-Length: 100000\r\n\r\n{')

    assert.isTrue(await within(20_000, () => upload.answer.includes('401') && !upload.isOpen))
  })

  test('a complete body is answered and the connection stays open', async ({ assert, cleanup }) => {
    const limited = await open(readAll)
    cleanup(limited.close)
    const whole = limited.send('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\n{}')

    assert.isTrue(await within(20_000, () => whole.answer.includes('read')))
    await pause(400)
    assert.isTrue(whole.isOpen)
  })

  test('one IP address leaves connections for others', async ({ assert, cleanup }) => {
    const limited = await open(readAll, limits)
    cleanup(limited.close)
    const half = 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100000\r\n\r\n{'
    const greedy = Array.from({ length: 80 }, () => limited.send(half, '127.0.0.2'))
    const openOnes = () => greedy.filter(({ isOpen }) => isOpen).length

    assert.isTrue(await within(20_000, () => openOnes() === limits.connectionsPerAddress))
    const other = limited.send('GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')
    assert.isTrue(await within(20_000, () => other.answer.includes('read')))

    greedy.find(({ isOpen }) => isOpen)!.socket.destroy()
    await pause(100)
    const next = limited.send(half, '127.0.0.2')
    await pause(200)
    assert.isTrue(next.isOpen)
  }).skip(process.platform !== 'linux', 'other systems have one loopback address')

  test('the storefront is not limited by its address', async ({ assert, cleanup }) => {
    const limited = await open((_, response) => response.end('read'), limits)
    cleanup(limited.close)
    const count = limits.connectionsPerAddress + 10
    const key = process.env.INTERNAL_KEY!
    const own = []
    for (let at = 0; at < count; at++) {
      const call = limited.send(`GET / HTTP/1.1\r\nHost: x\r\nX-Internal-Key: ${key}\r\n\r\n`)
      await within(20_000, () => call.answer.includes('read'))
      own.push(call)
    }

    assert.isTrue(own.every(({ answer }) => answer.includes('read')))
  })

  test('requests of an IP address are counted behind the proxy', async ({ assert, cleanup }) => {
    process.env.TRUST_PROXY = '127.0.0.1'
    cleanup(() => void (process.env.TRUST_PROXY = ''))
    const limited = await open(readAll, limits)
    cleanup(limited.close)
    const half = (from: string) =>
      limited.send(`POST / HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${from}\r\nContent-Length: 100000\r\n\r\n{`)
    const greedy = Array.from({ length: limits.requestsPerForwardedAddress + 5 }, () => half('203.0.113.7'))

    const refused = () => greedy.filter(({ answer }) => answer.startsWith('HTTP/1.1 429')).length
    assert.isTrue(await within(20_000, () => refused() === 5))
    const other = half('203.0.113.8')
    await pause(100)
    assert.equal(other.answer, '')
  })

  test('the storefront is not counted behind the proxy', async ({ assert, cleanup }) => {
    process.env.TRUST_PROXY = '127.0.0.1'
    cleanup(() => void (process.env.TRUST_PROXY = ''))
    const limited = await open(readAll, limits)
    cleanup(limited.close)
    const head = `X-Forwarded-For: 203.0.113.9\r\nX-Internal-Key: ${process.env.INTERNAL_KEY}`
    const half = () => limited.send(`POST / HTTP/1.1\r\nHost: x\r\n${head}\r\nContent-Length: 100000\r\n\r\n{`)
    const own = Array.from({ length: limits.requestsPerForwardedAddress + 5 }, half)
    await pause(300)

    assert.isTrue(own.every(({ answer }) => answer === ''))
  })

  test('a second host or a URL with a fragment answers 400', async ({ assert, cleanup }) => {
    const server = await open(readAll)
    cleanup(server.close)
    const calls = ['GET / HTTP/1.1\r\nHost: x\r\nhost: y', 'GET /a#b HTTP/1.1\r\nHost: x'].map((head) =>
      server.send(`${head}\r\n\r\n`)
    )

    for (const call of calls) {
      assert.isTrue(await within(20_000, () => !call.isOpen))
      assert.match(call.answer, /^HTTP\/1\.1 400 /)
      assert.include(call.answer, '"msg":"提交的内容格式不正确"')
    }
  })

  test('another spelling of a URL is redirected, with its query', async ({ assert, cleanup }) => {
    const server = await open(readAll)
    cleanup(server.close)
    const call = server.send('GET //index/%73earch?keyword=a HTTP/1.1\r\nHost: x\r\n\r\n')

    assert.isTrue(await within(20_000, () => call.answer.includes('\r\n\r\n')))
    assert.match(call.answer, /^HTTP\/1\.1 308 /)
    assert.include(call.answer, '\r\nLocation: /index/search?keyword=a\r\n')
  })

  test('an upgrade request is handled as an ordinary request', async ({ assert, cleanup }) => {
    const server = await open((request, response) => void response.end(`saw ${request.url}`))
    cleanup(server.close)
    const upgrade = 'Connection: Upgrade\r\nUpgrade: websocket\r\n\r\n'
    const call = server.send(`GET /api HTTP/1.1\r\nHost: x\r\n${upgrade}`)
    const refused = server.send(`GET /a#b HTTP/1.1\r\nHost: x\r\n${upgrade}`)

    assert.isTrue(await within(20_000, () => call.answer.includes('saw /api')))
    assert.isTrue(await within(20_000, () => refused.answer.includes(' 400 ')))
  })

  test('bodies per IP address are counted, even without a length', async ({ assert, cleanup }) => {
    const server = await open(readAll, { ...quick, bodyBytesPerAddress: 3_000 })
    cleanup(server.close)
    const post = async (path: string, head: string, body: string) => {
      const call = server.send(`POST ${path} HTTP/1.1\r\nHost: x\r\n${head}\r\n\r\n${body}`)
      await within(20_000, () => call.answer.includes('\r\n\r\n'))
      call.socket.destroy()
      return call.answer.slice(9, 12)
    }
    const text = 'x'.repeat(2_000)
    const chunked = () => post('/', 'Transfer-Encoding: chunked', `7d0\r\n${text}\r\n0\r\n\r\n`)
    const whole = (path = '/') => post(path, `Content-Length: ${text.length}`, text)

    assert.equal(await whole(), '200')
    assert.equal(await whole(), '429')
    assert.equal(await chunked(), '429')
    assert.equal(await whole('/uploads'), '200')
  })

  test('unknown methods answer 405')
    .with(['TRACE', 'PROPFIND', 'LOCK', 'PURGE'])
    .run(async ({ assert, cleanup }, method) => {
      const limited = await open(readAll)
      cleanup(limited.close)
      const call = limited.send(`${method} /index HTTP/1.1\r\nHost: x\r\n\r\n`)

      assert.isTrue(await within(20_000, () => !call.isOpen))
      assert.match(call.answer, /^HTTP\/1\.1 405 /)
      assert.match(call.answer, /\r\nAllow: GET, HEAD, POST/)
      assert.include(call.answer, '"msg":"不支持的请求方式"')
    })
})
