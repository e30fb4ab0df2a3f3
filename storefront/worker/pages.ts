import { pagesCache } from '../src/lib/offline/names'
import { isShell, cacheKey } from './requestRouting'
import { isUnreachable, isStorable, cacheResponse, cachedAt, type CacheLimits } from './boundedCache'
import { hasFiles, namedFiles } from './files'
import { titleOf, withOfflineBanner } from './offlineBanner'
import { offlinePage, type CachedPage } from './offlinePage'
import { withTimeout } from './withTimeout'

const bound: CacheLimits = { entries: 40, bytes: 8_000_000, largest: 500_000 }
const timeoutMs = 4_000
const gone = new Set([404, 410])

/** Network first; after a timeout, or offline, the cached page; otherwise the offline page. */
export async function answerPage(event: FetchEvent): Promise<Response> {
  const address = cacheKey(event.request.url)
  const kept = address === null ? undefined : await findCached(address)
  const asked = askServer(event)
  if (address !== null) {
    event.waitUntil(asked.then((response) => keep(address, response.clone())).catch(() => {}))
  }
  try {
    const response = await (kept ? withTimeout(asked, timeoutMs) : asked)
    return kept && isUnreachable(response) ? await shown(address!, kept) : response
  } catch {
    return kept ? shown(address!, kept) : offlinePage(await cacheablePages())
  }
}

/** The files of the open page; a page that was opened before the worker existed is cached first. */
export async function filesOfCachedPage(url: string, isFirst: boolean): Promise<string[]> {
  const address = cacheKey(url)
  if (address === null) return []
  if (isFirst) await keep(address, await fetch(url, { credentials: 'omit' }))
  return namedFiles((await (await findCached(address))?.text()) ?? '')
}

async function askServer(event: FetchEvent): Promise<Response> {
  const preloaded = (await event.preloadResponse) as Response | undefined
  return preloaded ?? fetch(event.request)
}

async function findCached(address: string): Promise<Response | undefined> {
  const cache = await caches.open(pagesCache)
  return cache.match(address, { ignoreVary: true })
}

async function keep(address: string, response: Response): Promise<void> {
  const cache = await caches.open(pagesCache)
  if (gone.has(response.status)) return void (await cache.delete(address))
  if (!isStorable(response) || !isHtml(response)) return
  await cacheResponse(pagesCache, address, response, { bound })
}

const isHtml = ({ headers }: Response) => headers.get('content-type')?.startsWith('text/html') === true

/** An island itself shows how old its content is. */
async function shown(address: string, kept: Response): Promise<Response> {
  if (isShell(address)) return kept
  const html = withOfflineBanner(await kept.text(), cachedAt(kept), Date.now())
  return new Response(html, { headers: kept.headers })
}

/** Pages that can be read offline, the newest first. */
async function cacheablePages(): Promise<CachedPage[]> {
  const cache = await caches.open(pagesCache)
  const pages = await Promise.all(
    (await cache.keys()).map(async (request) => {
      const copy = (await cache.match(request, { ignoreVary: true }))!
      return { url: new URL(request.url), keptAt: cachedAt(copy), html: await copy.text() }
    })
  )
  return pages
    .map(({ url, keptAt, html }) => ({ href: url.pathname + url.search, title: titleOf(html), keptAt }))
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
