import type { HttpContext } from '@adonisjs/core/http'
import { FreshSeconds } from '#core/shelf/freshness'
import { isOfferAwaited } from '#core/shelf/shelved_routes'

/** How a route lets its answers to visitors be kept (docs/decisions/0075). */
export interface Shelving {
  /** A purge of any of them drops the answer; null keeps this one off the shelf. */
  tags: (ctx: HttpContext) => string[] | null
  /** Less than `FreshSeconds` for what changes without a purge. */
  seconds?: () => number
}

/** What the shop's pages say of themselves too: how long, and under which tags. */
export function offerToShelf(ctx: HttpContext, { tags, seconds }: Shelving): void {
  if (!isOfferAwaited(ctx.request.request) || ctx.currentUser || ctx.deadToken) return
  const own = tags(ctx)
  if (!own) return
  const { response } = ctx
  const maxAge = Math.min(FreshSeconds, seconds?.() ?? FreshSeconds)
  response.header('CDN-Cache-Control', `max-age=${maxAge}`)
  response.header('Cache-Tag', own.join(', '))
  response.header('Vary', 'Authorization, Cookie')
  if (response.getHeader('Cache-Control') === 'no-store') response.header('Cache-Control', 'no-cache')
}
