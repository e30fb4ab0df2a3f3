import { pagesCache } from '../src/lib/offline/names'
import { isShell, keptAddress } from './requestRouting'
import { isAway, isWhole, keepCopy, keptAtOf, type Bound } from './boundedCache'
import { hasFiles, namedFiles } from './files'
import { titleOf, withKeptLine } from './offlineBanner'
import { offlinePage, type KeptPage } from './offlinePage'
import { within } from './withTimeout'

const bound: Bound = { entries: 40, bytes: 8_000_000, largest: 500_000 }
const patienceMs = 4_000
const gone = new Set([404, 410])

/** The server first; after a while, or without a line, the kept copy; otherwise a page that says so. */
export async function answerPage(event: FetchEvent): Promise<Response> {
  const address = keptAddress(event.request.url)
  const kept = address === null ? undefined : await findKept(address)
  const asked = askServer(event)
  if (address !== null) {
    event.waitUntil(asked.then((response) => keep(address, response.clone())).catch(() => {}))
  }
  try {
    const response = await (kept ? within(asked, patienceMs) : asked)
    return kept && isAway(response) ? await shown(address!, kept) : response
  } catch {
    return kept ? shown(address!, kept) : offlinePage(await keptPages())
  }
}

/** The files of a page that is open now; one that was opened before the worker was there is kept first. */
export async function filesOfKept(url: string, isFirst: boolean): Promise<string[]> {
  const address = keptAddress(url)
  if (address === null) return []
  if (isFirst) await keep(address, await fetch(url, { credentials: 'omit' }))
  return namedFiles((await (await findKept(address))?.text()) ?? '')
}

async function askServer(event: FetchEvent): Promise<Response> {
  const preloaded = (await event.preloadResponse) as Response | undefined
  return preloaded ?? fetch(event.request)
}

async function findKept(address: string): Promise<Response | undefined> {
  const cache = await caches.open(pagesCache)
  return cache.match(address, { ignoreVary: true })
}

async function keep(address: string, response: Response): Promise<void> {
  const cache = await caches.open(pagesCache)
  if (gone.has(response.status)) return void (await cache.delete(address))
  if (!isWhole(response) || !isHtml(response)) return
  await keepCopy(pagesCache, address, response, { bound })
}

const isHtml = ({ headers }: Response) => headers.get('content-type')?.startsWith('text/html') === true

/** An island says itself how old its content is. */
async function shown(address: string, kept: Response): Promise<Response> {
  if (isShell(address)) return kept
  const html = withKeptLine(await kept.text(), keptAtOf(kept), Date.now())
  return new Response(html, { headers: kept.headers })
}

/** What can be read now, the newest first. */
async function keptPages(): Promise<KeptPage[]> {
  const cache = await caches.open(pagesCache)
  const pages = await Promise.all(
    (await cache.keys()).map(async (request) => {
      const copy = (await cache.match(request, { ignoreVary: true }))!
      return { url: new URL(request.url), keptAt: keptAtOf(copy), html: await copy.text() }
    })
  )
  return pages
    .map(({ url, keptAt, html }) => ({ href: url.pathname + url.search, title: titleOf(html), keptAt }))
    .reverse()
}

/** After a new build: a page whose scripts are gone would be half a page. */
export async function tidyPages(): Promise<void> {
  const cache = await caches.open(pagesCache)
  for (const request of await cache.keys()) {
    const copy = await cache.match(request, { ignoreVary: true })
    if (copy && !(await hasFiles(namedFiles(await copy.text())))) await cache.delete(request)
  }
}
