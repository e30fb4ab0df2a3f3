import { pagesCache } from '../src/lib/offline/names'
import { isShell, cacheKey } from './requestRouting'
import { isUnreachable, isStorable, cacheResponse, cachedAt, type CacheLimits } from './boundedCache'
import { hasFiles, namedFiles } from './files'
import { titleOf, withOfflineBanner } from './offlineBanner'
import { offlinePage, type CachedPage } from './offlinePage'
import { withTimeout } from './withTimeout'

const bound: CacheLimits = { entries: 40, bytes: 8_000_000, largest: 500_000 }
const timeoutMs = 4_000
const goneStatuses = new Set([404, 410])

/** Network first; after a timeout, or offline, the cached page; otherwise the offline page. */
export async function answerPage(event: FetchEvent): Promise<Response> {
  const address = cacheKey(event.request.url)
  const cachedResponse = address === null ? undefined : await findCached(address)
  const pending = fetchPage(event)
  if (address !== null) {
    event.waitUntil(pending.then((response) => cachePage(address, response.clone())).catch(() => {}))
  }
  try {
    const response = await (cachedResponse ? withTimeout(pending, timeoutMs) : pending)
    return cachedResponse && isUnreachable(response) ? await shown(address!, cachedResponse) : response
  } catch {
    return cachedResponse ? shown(address!, cachedResponse) : offlinePage(await cacheablePages())
  }
}

/** The files of the open page; a page that was opened before the worker existed is cached first. */
export async function filesOfCachedPage(url: string, isFirst: boolean): Promise<string[]> {
  const address = cacheKey(url)
  if (address === null) return []
  if (isFirst) await cachePage(address, await fetch(url, { credentials: 'omit' }))
  return namedFiles((await (await findCached(address))?.text()) ?? '')
}

async function fetchPage(event: FetchEvent): Promise<Response> {
  const preloaded = (await event.preloadResponse) as Response | undefined
  return preloaded ?? fetch(event.request)
}

async function findCached(address: string): Promise<Response | undefined> {
  const cache = await caches.open(pagesCache)
  return cache.match(address, { ignoreVary: true })
}

async function cachePage(address: string, response: Response): Promise<void> {
  const cache = await caches.open(pagesCache)
  if (goneStatuses.has(response.status)) return void (await cache.delete(address))
  if (!isStorable(response) || !isHtml(response)) return
  await cacheResponse(pagesCache, address, response, { bound })
}

const isHtml = ({ headers }: Response) => headers.get('content-type')?.startsWith('text/html') === true

/** An island itself shows how old its content is. */
async function shown(address: string, cachedResponse: Response): Promise<Response> {
  if (isShell(address)) return cachedResponse
  const html = withOfflineBanner(await cachedResponse.text(), cachedAt(cachedResponse), Date.now())
  return new Response(html, { headers: cachedResponse.headers })
}

/** Pages that can be read offline, the newest first. */
async function cacheablePages(): Promise<CachedPage[]> {
  const cache = await caches.open(pagesCache)
  const pages = await Promise.all(
    (await cache.keys()).map(async (request) => {
      const copy = (await cache.match(request, { ignoreVary: true }))!
      return { url: new URL(request.url), copiedAt: cachedAt(copy), html: await copy.text() }
    })
  )
  return pages
    .map(({ url, copiedAt, html }) => ({ href: url.pathname + url.search, title: titleOf(html), copiedAt }))
    .reverse()
}

/** After a new build: a page whose scripts are deleted would be broken. */
export async function pruneStalePages(): Promise<void> {
  const cache = await caches.open(pagesCache)
  for (const request of await cache.keys()) {
    const copy = await cache.match(request, { ignoreVary: true })
    if (copy && !(await hasFiles(namedFiles(await copy.text())))) await cache.delete(request)
  }
}
