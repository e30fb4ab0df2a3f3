import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createServer as createSocketServer, type AddressInfo, type Server } from 'node:net'

/** Failure modes of a provider (docs/threats.md R7). */
export const failureModes = {
  'does not answer': () => undefined,
  'answers 502': (_, response) => response.writeHead(502).end('<html>Bad Gateway</html>'),
  'breaks the line off': ({ socket }) => socket.resetAndDestroy(),
  'speaks garbage': ({ socket }) => socket.end('\u0000\u0001{{{{ not http\r\n\r\n'),
  'sends one byte a second': (_, response) => trickle(response),
  'answers in another shape': (_, response, sign) => {
    const body = '{"code_url":5,"amount":"1.00","status":[],"trade_state":null}'
    response.writeHead(200, { 'content-type': 'text/html', ...sign(body) }).end(body)
  },
  'sends ten megabytes': (_, response) => flood(response),
  'cannot do TLS': () => undefined,
  'is not there': () => undefined,
} satisfies Record<string, FailureMode>

export type FailureModeName = keyof typeof failureModes
type Sign = (body: string) => Record<string, string>
type FailureMode = (request: IncomingMessage, response: ServerResponse, sign: Sign) => unknown

/** A server with one failure mode. @param sign signs the bodies, so that the signature is not what is wrong */
export async function openFaultyServer(name: FailureModeName, sign: Sign = () => ({})) {
  const failureMode: FailureMode = failureModes[name]
  const server: Server =
    name === 'cannot do TLS'
      ? createSocketServer((socket) => socket.on('error', () => {}).end('220 mail ready\r\n'))
      : createServer(async (request, response) => {
          request.resume()
          await once(request, 'end')
          failureMode(request, response, sign)
        })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  const close = () => {
    if ('closeAllConnections' in server) (server.closeAllConnections as () => void)()
    server.close()
  }
  if (name === 'is not there') close()
  return { origin: `${name === 'cannot do TLS' ? 'https' : 'http'}://127.0.0.1:${port}`, close }
}

function trickle(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'application/json' })
  const timer = setInterval(() => response.write(' '), 1000)
  response.write('{')
  response.once('close', () => clearInterval(timer))
}

function flood(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'application/json' })
  const megabyte = Buffer.alloc(1_048_576, ' ')
  for (let sent = 0; sent < 10; sent++) response.write(megabyte)
  response.end()
}
