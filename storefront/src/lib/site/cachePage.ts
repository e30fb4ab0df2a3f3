import type { APIContext } from 'astro'
import { FreshSeconds } from '~/lib/config'

/**
 * Keeps a page in the page cache under its tags; the api purges them after a commit (design decisions 3).
 * Such a page shows the same to everybody: it is rendered without a user and nothing personal is in it.
 */
export function cachePage(page: Pick<APIContext, 'cache' | 'locals'>, tags: string[]): void {
  if (!page.locals.site.complete) return
  page.cache.set({ maxAge: FreshSeconds, swr: 0, tags: ['params', ...tags] })
}
