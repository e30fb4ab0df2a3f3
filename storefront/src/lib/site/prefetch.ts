/** Browsers with speculation rules need no code for it. */
export function prefetch(): void {
  if (HTMLScriptElement.supports?.('speculationrules')) return
  void import('./prefetchFallback').then((module) => module.prefetchFallback())
}

/**
 * A page fetched ahead is not counted as opened (api/server/page_views.ts), and opening it asks the server nothing.
 * Asking whether it is still fresh counts it, as it does for everybody else.
 */
export function countPageViewOfPrefetched(): void {
  const [entry] = performance.getEntriesByType('navigation') as Navigation[]
  const isCourse = location.pathname.startsWith('/index/course-info/')
  if (!isCourse || entry?.type !== 'navigate' || !entry.deliveryType) return
  void fetch(location.href, { cache: 'no-cache', priority: 'low' }).catch(() => undefined)
}

/** `deliveryType` is empty for what came from the server; not every browser has it. */
type Navigation = PerformanceNavigationTiming & { deliveryType?: string }
