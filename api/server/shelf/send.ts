import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Answer, Encoding } from './answer.js'

/** From the shelf, rendered and kept, or rendered and not kept because its course changed meanwhile. */
export type Result = 'HIT' | 'MISS' | 'PASS'

/** A `Range` is answered with the whole, as the framework does. */
export function send(
  { etag, headers, bodies }: Answer,
  { method, headers: asked }: IncomingMessage,
  response: ServerResponse,
  result: Result
): void {
  response.setHeader('X-Shelf', result)
  if (isKnown(asked['if-none-match'], etag)) {
    for (const name of ['Content-Length', 'Content-Type']) response.removeHeader(name)
    response.writeHead(304, withoutType(headers)).end()
    return
  }
  const encoding = chooseEncoding(asked['accept-encoding'], bodies)
  const body = bodies[encoding]!
  response.writeHead(200, {
    ...headers,
    ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
    'Content-Length': body.length,
  })
  response.end(method === 'HEAD' ? undefined : body)
}

function withoutType({ 'content-type': _, ...others }: Answer['headers']) {
  return others
}

/** Weakly, as RFC 9110 says for GET. */
function isKnown(given: string | undefined, etag: string): boolean {
  if (!given) return false
  if (given.trim() === '*') return true
  const bare = (tag: string) => tag.trim().replace(/^W\//, '')
  return given.split(',').some((tag) => bare(tag) === bare(etag))
}

function chooseEncoding(accepted: string | undefined, bodies: Answer['bodies']): Encoding {
  if (!accepted) return 'identity'
  const some = accepted.split(',').map((one) => one.trim().toLowerCase())
  const isAccepted = (name: Encoding) =>
    some.some((one) => one === name || (one.startsWith(`${name};`) && !/q=0(\.0*)?$/.test(one)))
  for (const name of ['br', 'gzip'] as const)
    if (bodies[name] && isAccepted(name)) return name
  return 'identity'
}
