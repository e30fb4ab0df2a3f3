import type { APIContext } from 'astro'
import { FreshSeconds } from '@zhuxue/api/freshness'

/** The API purges these tags after a commit (docs/product.md 2.16). A cached page must contain no personal data. */
export function cachePage(page: Pick<APIContext, 'cache' | 'locals'>, tags: string[]): void {
  if (!page.locals.site.isComplete) return
  page.cache.set({ maxAge: FreshSeconds, swr: 0, tags: ['params', 'legal-texts', ...tags] })
}
