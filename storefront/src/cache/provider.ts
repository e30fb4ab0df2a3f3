import type { CacheProvider, CacheProviderFactory } from 'astro'
import { cacheKey } from './cacheKey.ts'
import { buildPage, respond, type Page } from './page.ts'
import { Renders } from './renders.ts'
import { PageStore } from './pageStore.ts'

/** Where Astro keeps the cookies of a response. */
const cookies = Symbol.for('astro.cookies')

/** Where the server that the shop runs in reads how much is held (api/server/metrics.ts). */
const held = Symbol.for('zhuxue.page-cache')

/**
 * The page cache. Unlike Astro's memory provider it closes one race: a page that is being rendered while its course is
 * unpublished would be stored after the purge with the old data. Here a purge marks the renders in progress, and a
 * marked render is sent once and not stored.
 *
 * A request for a page that was cached before and is being rendered again waits for that render, so that a purge costs
 * one render a page and not one a request. No request waits for a marked render.
 */
export const pages: CacheProviderFactory<{ entries?: number; bytes?: number }> = (config) => {
  const maxEntries = config?.entries ?? 500
  const store = new PageStore(maxEntries, config?.bytes ?? 32 * 1024 * 1024)
  const renders = new Renders(maxEntries)
  Reflect.set(globalThis, held, () => ({ pages: store.size, bytes: store.bytes }))

  const provider: CacheProvider = {
    name: 'pages',

    async onRequest({ request, url }, next) {
      if (request.method !== 'GET') return next()
      const key = cacheKey(url)
      const pending = renders.pendingPage(key)
      const cached = store.get(key, Date.now()) ?? (pending && (await pending))
      if (cached) return respond(cached, request, 'HIT')

      const render = renders.begin(key)
      try {
        const response = await next()
        const options = cacheOptions(response)
        if (!options) return response
        const page = await buildPage(response, options)
        if (hasAny(page, [...render.purged])) return respond(page, request, 'PASS')
        store.put(key, page)
        renders.remember(key)
        render.done(page)
        return respond(page, request, 'MISS')
      } finally {
        renders.end(key, render)
      }
    },

    async invalidate({ tags, path }) {
      const purged = [tags ?? []].flat()
      renders.purge(purged)
      store.drop((key, page) => key.split('?')[0] === path || hasAny(page, purged))
    },
  }
  return provider
}

export default pages

/** Null for what must not be shared: another status than 200, cookies, or no max-age. */
function cacheOptions(response: Response): { maxAge: number; tags: string[] } | null {
  const maxAge = Number(/max-age=(\d+)/.exec(response.headers.get('CDN-Cache-Control') ?? '')?.[1])
  if (response.status !== 200 || !maxAge) return null
  if (response.headers.has('set-cookie') || setsCookies(response)) return null
  const tags = (response.headers.get('Cache-Tag') ?? '').split(',').map((tag) => tag.trim())
  return { maxAge, tags: tags.filter(Boolean) }
}

function hasAny(page: Page, tags: string[]): boolean {
  return page.tags.some((tag) => tags.includes(tag))
}

function setsCookies(response: Response): boolean {
  const jar: { headers(): Iterator<string> } | undefined = Reflect.get(response, cookies)
  return jar !== undefined && !jar.headers().next().done
}
