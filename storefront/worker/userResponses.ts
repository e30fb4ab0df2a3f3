import { cachesClearedOnSignOut, cachedAtHeader, userCache } from '../src/lib/offline/names'
import { isUnreachable, isStorable, cacheResponse, cachedAt, type CacheLimits } from './boundedCache'
import { withElapsedTime, storableText, sessionTag } from './storableResponses'
import { withTimeout } from './withTimeout'

const bound: CacheLimits = { entries: 40, bytes: 4_000_000, largest: 1_000_000 }
const tagHeader = 'x-kept-for'
const timeoutMs = 5_000
/** The longest session of a learner. */
const longestMs = 7 * 86_400_000

/** Grows on sign-out: responses requested before are not cached any more. */
let round = 0

export async function clearUserCaches(): Promise<void> {
  round += 1
  await Promise.all(cachesClearedOnSignOut.map((name) => caches.delete(name)))
}

/** Network first; offline, cached responses of the same session. */
export async function answerForUser(event: FetchEvent): Promise<Response> {
  const { request } = event
  const tag = await sessionTag(request.headers.get('authorization') ?? '')
  const cachedResponse = await findCachedForSession(tag, request)
  const pending = fetch(request)
  event.waitUntil(pending.then((response) => note(request, tag, response.clone())).catch(() => {}))
  try {
    const response = await (cachedResponse ? withTimeout(pending, timeoutMs) : pending)
    return cachedResponse && isUnreachable(response) ? await aged(request, cachedResponse) : response
  } catch (error) {
    if (cachedResponse && !request.signal.aborted) return aged(request, cachedResponse)
    throw error
  }
}

/** Another user's copies are deleted as soon as another session is seen. */
async function findCachedForSession(tag: string, request: Request): Promise<Response | undefined> {
  const cache = await caches.open(userCache)
  const all = await cache.matchAll()
  if (all.some(({ headers }) => headers.get(tagHeader) !== tag)) {
    await clearUserCaches()
    return undefined
  }
  const cachedResponse = await cache.match(request.url, { ignoreVary: true })
  return cachedResponse && Date.now() - cachedAt(cachedResponse) < longestMs ? cachedResponse : undefined
}

async function note(request: Request, tag: string, response: Response): Promise<void> {
  const begun = round
  if (response.status === 401 || response.status === 403) return clearUserCaches()
  if (!isStorable(response)) return
  const text = storableText(new URL(request.url).pathname, await response.text())
  if (round !== begun) return
  if (text === null) {
    await (await caches.open(userCache)).delete(request.url, { ignoreVary: true })
    return
  }
  const copy = new Response(text, { headers: { 'content-type': 'application/json' } })
  await cacheResponse(userCache, request.url, copy, { bound, more: { [tagHeader]: tag } })
  if (round !== begun) await clearUserCaches()
}

async function aged(request: Request, cachedResponse: Response): Promise<Response> {
  const copiedAt = cachedAt(cachedResponse)
  const seconds = (Date.now() - copiedAt) / 1_000
  const text = withElapsedTime(new URL(request.url).pathname, await cachedResponse.text(), seconds)
  const headers = { 'content-type': 'application/json', [cachedAtHeader]: String(copiedAt) }
  return new Response(text, { headers })
}
