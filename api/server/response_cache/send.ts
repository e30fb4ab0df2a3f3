import type { IncomingMessage, ServerResponse } from 'node:http'
import type { CachedResponse, Compression, EncodedResponse } from './answer.js'
import type { ResponseCache } from './response_cache.js'

/** From the cache; rendered and cached; or rendered and not cached, because it was purged meanwhile. */
export type Result = 'HIT' | 'MISS' | 'PASS'

interface Call {
  cache: ResponseCache
  key: string
  request: IncomingMessage
  response: ServerResponse
}

/** A `Range` gets the whole response, as in the framework. */
export function send(answer: CachedResponse, result: Result, call: Call): void {
  const { cache, key, request, response } = call
  const { status, etag, headers, plain, isWorthCompressing } = answer
  response.setHeader('X-Cache', result)
  if (status === 200 && isKnown(request.headers['if-none-match'], etag)) {
    for (const name of ['Content-Length', 'Content-Type']) response.removeHeader(name)
    response.writeHead(304, headers).end()
    return
  }
  const write = (sending: EncodedResponse) => {
    response.writeHead(status, sending.headers)
    response.end(request.method === 'HEAD' ? undefined : sending.body)
  }
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  if (!encoding || !isWorthCompressing) return write(plain)
  const compressed = answer.compressed(encoding)
  if (compressed) return write(compressed)
  void answer
    .compress(encoding)
    .catch(() => plain)
    .then((sending) => {
      cache.resize(key, answer)
      if (!response.destroyed) write(sending)
    })
}

/** A weak comparison, as RFC 9110 requires for GET. */
function isKnown(given: string | undefined, etag: string): boolean {
  if (!given) return false
  if (given.trim() === '*') return true
  const bare = (tag: string) => tag.trim().replace(/^W\//, '')
  return given.split(',').some((tag) => bare(tag) === bare(etag))
}

function chooseEncoding(accepted: string | undefined): Compression | undefined {
  if (!accepted) return undefined
  const some = accepted.split(',').map((one) => one.trim().toLowerCase())
  return (['br', 'gzip'] as const).find((name) =>
    some.some((one) => one === name || (one.startsWith(`${name};`) && !/q=0(\.0*)?$/.test(one)))
  )
}
