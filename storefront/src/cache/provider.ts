import type { CacheProvider, CacheProviderFactory } from 'astro'
import { keyOf } from './key.ts'
import { fill, respond, type Page } from './page.ts'
import { Renders } from './renders.ts'
import { Shelf } from './shelf.ts'

/** Where Astro keeps the cookies of a response until it sends them. */
const cookies = Symbol.for('astro.cookies')

/**
 * The page cache. What Astro's own memory provider lacks is the guard for one race: a page that is being
 * rendered while its course is revoked would be stored after the purge and live on with the old facts.
 * Here every purge marks the renders under way, and a marked render is shown once and not stored.
 *
 * Whoever asks for a page that was kept before and is being rendered again waits for it, so that a purge
 * costs one render a page and not one a reader. Nobody waits for a marked one.
 */
export const pages: CacheProviderFactory<{ entries?: number; bytes?: number }> = (config) => {
  const most = config?.entries ?? 500
  const shelf = new Shelf(most, config?.bytes ?? 32 * 1024 * 1024)
  const renders = new Renders(most)

  const provider: CacheProvider = {
    name: 'pages',

    async onRequest({ request, url }, next) {
      if (request.method !== 'GET') return next()
      const key = keyOf(url)
      const elsewhere = renders.worthWaiting(key)
      const kept = shelf.get(key, Date.now()) ?? (elsewhere && (await elsewhere))
      if (kept) return respond(kept, request, 'HIT')

      const render = renders.begin(key)
      try {
        const response = await next()
        const recipe = recipeOf(response)
        if (!recipe) return response
        const page = await fill(response, recipe)
        if (hasAny(page, [...render.purged])) return respond(page, request, 'PASS')
        shelf.put(key, page)
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
      shelf.drop((key, page) => key.split('?')[0] === path || hasAny(page, purged))
    },
  }
  return provider
}

export default pages

/** Null for what must never be shared: another status than 200, cookies, or a page that did not ask for it. */
function recipeOf(response: Response): { maxAge: number; tags: string[] } | null {
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
