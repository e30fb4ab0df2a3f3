import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Answer, Encoding } from './answer.js'

/** From the shelf, rendered and kept, or rendered and not kept because its course changed meanwhile. */
export type Result = 'HIT' | 'MISS' | 'PASS'

/** A `Range` is answered with the whole, as the framework does. */
export function send(
  { status, etag, headers, sendings }: Answer,
  { method, headers: asked }: IncomingMessage,
  response: ServerResponse,
  result: Result
): void {
  response.setHeader('X-Shelf', result)
  if (status === 200 && isKnown(asked['if-none-match'], etag)) {
    for (const name of ['Content-Length', 'Content-Type']) response.removeHeader(name)
    response.writeHead(304, headers).end()
    return
  }
  const sending = sendings[chooseEncoding(asked['accept-encoding'], sendings)]!
  response.writeHead(status, sending.headers)
  response.end(method === 'HEAD' ? undefined : sending.body)
}

/** Weakly, as RFC 9110 says for GET. */
function isKnown(given: string | undefined, etag: string): boolean {
  if (!given) return false
  if (given.trim() === '*') return true
  const bare = (tag: string) => tag.trim().replace(/^W\//, '')
  return given.split(',').some((tag) => bare(tag) === bare(etag))
}

function chooseEncoding(accepted: string | undefined, sendings: Answer['sendings']): Encoding {
  if (!accepted) return 'identity'
  const some = accepted.split(',').map((one) => one.trim().toLowerCase())
  const isAccepted = (name: Encoding) =>
    some.some((one) => one === name || (one.startsWith(`${name};`) && !/q=0(\.0*)?$/.test(one)))
  for (const name of ['br', 'gzip'] as const) if (sendings[name] && isAccepted(name)) return name
  return 'identity'
}
