import type { APIContext } from 'astro'
import { FreshSeconds } from '~/lib/config'

/**
 * The api purges these tags after a commit (docs/product.md 2.16). A cached page is the same for everybody: nothing
 * personal may be in it.
 */
export function cachePage(page: Pick<APIContext, 'cache' | 'locals'>, tags: string[]): void {
  if (!page.locals.site.isComplete) return
  page.cache.set({ maxAge: FreshSeconds, swr: 0, tags: ['params', ...tags] })
}
