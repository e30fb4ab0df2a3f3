import type { APIContext } from 'astro'
import { FreshSeconds } from '@zhuxue/api/freshness'

/** The api purges these tags after a commit (docs/product.md 2.16). Nothing personal may be in a cached page. */
export function cachePage(page: Pick<APIContext, 'cache' | 'locals'>, tags: string[]): void {
  if (!page.locals.site.isComplete) return
  page.cache.set({ maxAge: FreshSeconds, swr: 0, tags: ['params', ...tags] })
}
