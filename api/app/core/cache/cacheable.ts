import type { HttpContext } from '@adonisjs/core/http'
import { FreshSeconds } from '#core/cache/freshness'
import { isForCache } from '#core/cache/cached_routes'

/** How responses of a route to visitors are cached (docs/decisions/0122). */
export interface Caching {
  /** A purge of any of them drops the response; null if this response is not cached. */
  tags: (ctx: HttpContext) => string[] | null
  /** Less than `FreshSeconds` for data that changes without a purge. */
  seconds?: () => number
}

/** The same headers as on pages of the storefront: lifetime and tags. */
export function addCacheHeaders(ctx: HttpContext, { tags, seconds }: Caching): void {
  if (!isForCache(ctx.request.request) || ctx.currentUser || ctx.deadToken) return
  const own = tags(ctx)
  if (!own) return
  const { response } = ctx
  const maxAge = Math.min(FreshSeconds, seconds?.() ?? FreshSeconds)
  response.header('CDN-Cache-Control', `max-age=${maxAge}`)
  response.header('Cache-Tag', own.join(', '))
  response.header('Vary', 'Authorization, Cookie')
  if (response.getHeader('Cache-Control') === 'no-store') response.header('Cache-Control', 'no-cache')
}
