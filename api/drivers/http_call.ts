import * as http from 'node:http'
import * as https from 'node:https'

export interface OutgoingCall {
  method: 'GET' | 'POST'
  url: URL
  headers: Record<string, string>
  body?: string
  signal: AbortSignal
  /** Includes TLS. */
  connectMs: number
}

/** The request was not sent, so another host may be tried. */
export class NotConnected extends Error {}

const agents = {
  'http:': new http.Agent({ keepAlive: true, timeout: 10_000 }),
  'https:': new https.Agent({ keepAlive: true, timeout: 10_000, minVersion: 'TLSv1.2' }),
}

/** Not fetch, which cannot distinguish connecting from waiting. @throws NotConnected, or Error for an unknown outcome */
export function httpCall(options: OutgoingCall): Promise<http.IncomingMessage> {
  const { url, method, headers, body, signal, connectMs } = options
  const { request: send } = url.protocol === 'https:' ? https : http
  return new Promise((resolve, reject) => {
    const agent = agents[url.protocol as 'http:' | 'https:']
    const request = send(url, { method, headers, agent, signal })
    let isConnected = false
    const timer = setTimeout(() => request.destroy(new Error('no connection')), connectMs)

    request.once('socket', (socket) => {
      const done = () => {
        isConnected = true
        clearTimeout(timer)
      }
      if (request.reusedSocket) return done()
      socket.once(url.protocol === 'https:' ? 'secureConnect' : 'connect', done)
    })
    request.once('response', resolve)
    request.on('error', (error: NodeJS.ErrnoException) => {
      clearTimeout(timer)
      // A keep-alive connection that was closed meanwhile counts as not connected.
      const isStale = request.reusedSocket && error.code === 'ECONNRESET'
      if (signal.aborted) reject(signal.reason)
      else if (isConnected && !isStale) reject(error)
      else reject(new NotConnected(networkReason(error), { cause: error }))
    })
    request.end(body)
  })
}

/** @throws Error beyond `maxBytes` and for a truncated body */
export async function readBody(response: http.IncomingMessage, maxBytes: number): Promise<Buffer> {
  const parts: Buffer[] = []
  let bytes = 0
  for await (const part of response) {
    bytes += part.length
    if (bytes > maxBytes) throw new Error(`a response of more than ${maxBytes} bytes`)
    parts.push(part)
  }
  return Buffer.concat(parts)
}

/** Safe to log: a network code when there is one. */
export function networkReason(error: unknown): string {
  const { message, code, cause } = error as { message: string; code?: string; cause?: any }
  if (typeof code === 'string' && code !== 'ABORT_ERR') return code
  return typeof cause?.code === 'string' ? cause.code : message
}
