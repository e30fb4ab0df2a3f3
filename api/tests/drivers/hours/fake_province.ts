import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { createHash, createHmac } from 'node:crypto'
import { DriverFailure } from '#drivers/driver_failure'
import type LocalRegistry from '#drivers/hours/local_registry'

export const secret = 'a secret that both sides know'
export const appId = 'zhuxue'

/** Signs as docs/drivers.md specifies, without the driver's code. */
function sign(lines: string[], body: string): string {
  const digest = createHash('sha256').update(body).digest('hex')
  return createHmac('sha256', secret)
    .update(`${lines.join('\n')}\n${digest}`)
    .digest('hex')
}

/** The registry over HTTP: the local registry with signatures. `tamper` changes responses. */
export async function fakeProvince(
  registry: LocalRegistry,
  tamper: (envelope: string) => string = (envelope) => envelope
) {
  const faults: string[] = []
  const server = createServer(async (request, response) => {
    const body = await text(request)
    const header = (name: string) => String(request.headers[`x-${name}`])
    const nonce = header('nonce')
    const lines = [header('timestamp'), nonce, request.method!, request.url!]
    if (sign(lines, body) !== header('signature')) faults.push('signature')
    if (header('app-id') !== appId) faults.push('app')
    if (Math.abs(Date.now() / 1000 - Number(header('timestamp'))) > 300) faults.push('time')

    try {
      const [status, answer] = await reply(registry, request.method!, request.url!, body)
      const words = JSON.stringify(answer)
      const envelope = { answer: words, signature: sign([nonce, String(status)], words) }
      response.writeHead(status).end(tamper(JSON.stringify(envelope)))
    } catch (error) {
      if (!(error instanceof DriverFailure)) faults.push(String(error))
      request.socket.destroy()
    }
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.address() as AddressInfo
  return {
    endpoint: `http://127.0.0.1:${port}/v1`,
    faults,
    close: () => new Promise<void>((done) => server.close(() => done())),
  }
}

async function reply(
  registry: LocalRegistry,
  method: string,
  url: string,
  body: string
): Promise<[status: number, answer: unknown]> {
  const path = url.replace('/v1/uploads', '')
  if (method === 'POST' && path === '') {
    const { hours, ...push } = JSON.parse(body)
    if (hours !== Math.round((push.minutes * 100) / 45) / 100) throw new Error('hours')
    return [200, await registry.submit(push)]
  }
  if (path.startsWith('?day=')) return [200, { uploads: await registry.list(path.slice(5)) }]
  const [, id, action] = path.split('/')
  if (action) return [200, await registry.cancel(id, JSON.parse(body).reason)]
  const found = await registry.find(id)
  return found ? [200, found] : [404, {}]
}
