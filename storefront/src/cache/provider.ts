import type { CacheProvider, CacheProviderFactory } from 'astro'
import { keyOf } from './key.ts'
import { fill, respond, type Page } from './page.ts'
import { Shelf } from './shelf.ts'

/** Where Astro keeps the cookies of a response until it sends them. */
const cookies = Symbol.for('astro.cookies')

/** A render that is under way, and the tags that were purged meanwhile. */
type Render = { purged: Set<string> }

/**
 * The page cache. What Astro's own memory provider lacks is the guard for one race: a page that is being
 * rendered while its course is revoked would be stored after the purge and live on with the old facts.
 * Here every purge marks the renders under way, and a marked render is shown once and not stored.
 */
export const pages: CacheProviderFactory<{ entries?: number; bytes?: number }> = (config) => {
  const shelf = new Shelf(config?.entries ?? 500, config?.bytes ?? 32 * 1024 * 1024)
  const underWay = new Set<Render>()

  const provider: CacheProvider = {
    name: 'pages',

    async onRequest({ request, url }, next) {
      if (request.method !== 'GET') return next()
      const key = keyOf(url)
      const kept = shelf.get(key, Date.now())
      if (kept) return respond(kept, request, 'HIT')

      const render: Render = { purged: new Set() }
      underWay.add(render)
      try {
        const response = await next()
        const recipe = recipeOf(response)
        if (!recipe) return response
        const page = await fill(response, recipe)
        const stale = page.tags.some((tag) => render.purged.has(tag))
        if (!stale) shelf.put(key, page)
        return respond(page, request, stale ? 'PASS' : 'MISS')
      } finally {
        underWay.delete(render)
      }
    },

    async invalidate({ tags, path }) {
      const purged = [tags ?? []].flat()
      for (const render of underWay) for (const tag of purged) render.purged.add(tag)
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
