/** Browsers with speculation rules need no code for it. */
export function prefetch(): void {
  if (HTMLScriptElement.supports?.('speculationrules')) return
  void import('./prefetchFallback').then((module) => module.prefetchFallback())
}

/**
 * A prefetched page is not counted as a page view (api/server/page_views.ts), and opening it sends no request.
 * Revalidating it counts it, as for all other visitors.
 */
export function countPageViewOfPrefetched(): void {
  const [entry] = performance.getEntriesByType('navigation') as Navigation[]
  const isCourse = location.pathname.startsWith('/index/course-info/')
  if (!isCourse || entry?.type !== 'navigate' || !entry.deliveryType) return
  void fetch(location.href, { cache: 'no-cache', priority: 'low' }).catch(() => undefined)
}

/** `deliveryType` is empty for responses of the server; not every browser has it. */
type Navigation = PerformanceNavigationTiming & { deliveryType?: string }
