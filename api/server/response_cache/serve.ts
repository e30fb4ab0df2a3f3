import type { IncomingMessage, ServerResponse } from 'node:http'
import { CachedResponse } from './answer.js'
import { capture } from './capture.js'
import type { ResponseCache } from './response_cache.js'
import { send, type Result } from './send.js'

export interface Serving {
  cache: ResponseCache
  key: string
  request: IncomingMessage
  response: ServerResponse
  /** Responds without the cache. */
  handle: () => unknown
  /** Whether this client may have a cached response. */
  isAllowed?: () => Promise<boolean>
}

/** After this many responses that could not be shared, a request renders its own. */
const maxWaits = 2

/** Sends the cached response; otherwise `handle` creates one, which is cached if its headers allow it. */
export function serve(serving: Serving): unknown {
  const { cache, key, request, response, isAllowed } = serving
  const cached = cache.find(key)
  if (cached && !isAllowed) return send(cached, 'HIT', serving)
  if (cached || request.method === 'GET') return findOrRender(serving, cached)
  return capture(response, serving.handle, { buffers: false })
}

async function findOrRender(serving: Serving, cached: CachedResponse | undefined): Promise<void> {
  const { cache, key, response, isAllowed } = serving
  const found = cached ?? (await renderedByOthers(cache, key))
  if (response.destroyed) return
  if (!found) return render(serving)
  const result = found.maxAge ? 'HIT' : 'PASS'
  if (!isAllowed || (await isAllowed())) return send(found, result, serving)
  // The framework sends the error, and counts too.
  await capture(response, serving.handle, { buffers: false })
}

async function renderedByOthers(cache: ResponseCache, key: string): Promise<CachedResponse | undefined> {
  for (let waits = 0; waits < maxWaits; waits++) {
    const pending = cache.pending(key)
    if (!pending) return cache.find(key)
    const answer = await pending
    if (answer) return answer
  }
  return undefined
}

async function render(serving: Serving): Promise<void> {
  const { cache, key, response, handle } = serving
  const running = cache.begin(key)
  let answer: CachedResponse | null = null
  let result: Result = 'PASS'
  try {
    const captured = await capture(response, handle)
    answer = captured && new CachedResponse(captured)
  } finally {
    if (cache.end(key, running, answer)) result = 'MISS'
  }
  if (answer) send(answer, result, serving)
}
