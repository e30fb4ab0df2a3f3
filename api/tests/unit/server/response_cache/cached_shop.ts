import { once } from 'node:events'
import { createServer, request, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Handler } from '../../../../server/handler.js'
import { cachedPages } from '../../../../server/response_cache/pages.js'
import { ResponseCache } from '../../../../server/response_cache/response_cache.js'

export interface Shown {
  body?: string
  status?: number
  maxAge?: number
  tags?: string
  headers?: Record<string, string>
}

interface Call {
  method?: string
  headers?: Record<string, string>
}

/** A storefront with pages defined by the test, behind a response cache and a real server. */
export async function openShop({ bytes = 1_000_000 } = {}) {
  const clock = { now: 0 }
  const limits = { maxEntryAgeMs: Infinity }
  const cache = new ResponseCache({ maxBytes: bytes, maxEntryAgeMs: () => limits.maxEntryAgeMs, now: () => clock.now })
  const renders: string[] = []
  let show = async (_url: string): Promise<Shown> => ({})
  const pages: Handler = async ({ url }, response) => {
    renders.push(url!)
    const { body = 'page', status = 200, maxAge = 300, tags = 'courses', ...shown } = await show(url!)
    const caching = { 'CDN-Cache-Control': `max-age=${maxAge}`, 'Cache-Tag': tags }
    response.writeHead(status, { 'content-type': 'text/html', ...caching, ...shown.headers })
    response.write(body.slice(0, 2))
    response.end(body.slice(2))
  }
  const server = createServer(cachedPages(cache, pages)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo

  async function open(path: string, { method = 'GET', headers = {} }: Call = {}) {
    const call = request({ port, host: '127.0.0.1', path, method, headers }).end()
    const [answer] = await once(call, 'response')
    const parts: Buffer[] = []
    for await (const part of answer) parts.push(part)
    return {
      status: answer.statusCode as number,
      headers: answer.headers as IncomingHttpHeaders,
      bytes: Buffer.concat(parts),
      text: Buffer.concat(parts).toString(),
    }
  }
  /** Sends a request that can be aborted. */
  function leave(path: string) {
    const call = request({ port, host: '127.0.0.1', path })
      .end()
      .on('error', () => {})
    return () => void call.destroy()
  }
  return {
    cache,
    clock,
    leave,
    limits,
    renders,
    open,
    shows: (next: Shown | typeof show) => void (show = typeof next === 'function' ? next : async () => next),
    close: () => void server.close(),
  }
}

/** A rendering that waits until it is released. */
export function pausedRender(shown: Shown = {}) {
  const { promise, resolve } = Promise.withResolvers<void>()
  const begun = Promise.withResolvers<void>()
  return {
    begun: begun.promise,
    letGo: resolve,
    show: async () => {
      begun.resolve()
      await promise
      return shown
    },
  }
}
