import * as http from 'node:http'
import * as https from 'node:https'

export interface OutgoingCall {
  method: 'GET' | 'POST'
  url: URL
  headers: Record<string, string>
  body?: string
  /** Ends the call wherever it is. */
  signal: AbortSignal
  /** How long the other side may take to let us in, TLS included. */
  connectMs: number
}

/** Nothing reached the other side, so another address may be asked instead. */
export class NotConnected extends Error {}

const agents = {
  'http:': new http.Agent({ keepAlive: true, timeout: 10_000 }),
  'https:': new https.Agent({ keepAlive: true, timeout: 10_000, minVersion: 'TLSv1.2' }),
}

/**
 * One call of ours to the outside, up to the head of its answer. node:https and not fetch, which cannot tell
 * connecting from waiting. Redirects are not followed: a 302 is just an answer.
 * @throws NotConnected
 * @throws Error for anything later: what the other side did then is not known
 */
export function call(given: OutgoingCall): Promise<http.IncomingMessage> {
  const { url, method, headers, body, signal, connectMs } = given
  const { request: open } = url.protocol === 'https:' ? https : http
  return new Promise((resolve, reject) => {
    const agent = agents[url.protocol as 'http:' | 'https:']
    const request = open(url, { method, headers, agent, signal })
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
      // A kept connection that the other side had closed meanwhile is no connection either.
      const isStale = request.reusedSocket && error.code === 'ECONNRESET'
      if (signal.aborted) reject(signal.reason)
      else if (isConnected && !isStale) reject(error)
      else reject(new NotConnected(reasonOf(error), { cause: error }))
    })
    request.end(body)
  })
}

/**
 * The whole of an answer's body.
 * @throws Error for more than `mostBytes`, and when the other side stops in the middle
 */
export async function bodyOf(answer: http.IncomingMessage, mostBytes: number): Promise<Buffer> {
  const parts: Buffer[] = []
  let bytes = 0
  for await (const part of answer) {
    bytes += part.length
    if (bytes > mostBytes) throw new Error(`an answer of more than ${mostBytes} bytes`)
    parts.push(part)
  }
  return Buffer.concat(parts)
}

/** What may be logged of a failure: a code of the network when there is one. */
export function reasonOf(error: unknown): string {
  const { message, code, cause } = error as { message: string; code?: string; cause?: any }
  if (typeof code === 'string' && code !== 'ABORT_ERR') return code
  return typeof cause?.code === 'string' ? cause.code : message
}
