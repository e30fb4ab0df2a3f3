/** Who pays for each byte fetches only what is opened. */
const isSaving = () =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

/** For browsers without speculation rules that fetch links ahead and say so (`Sec-Purpose`): others would count as visits. */
export function fetchAhead(): void {
  const knowsRules = HTMLScriptElement.supports?.('speculationrules')
  const cannot = !document.createElement('link').relList.supports('prefetch')
  if (knowsRules || cannot || isSaving()) return
  void import('./fetchAheadByHand').then((module) => module.fetchAheadByHand())
}

/**
 * A page fetched ahead is not counted as opened (api/server/page_visits.ts), and opening it asks the server nothing.
 * Asking whether it is still fresh counts it, as it does for everybody else.
 */
export function countVisitOfFetchedAhead(): void {
  const [entry] = performance.getEntriesByType('navigation') as Navigation[]
  const isCourse = location.pathname.startsWith('/index/course-info/')
  if (!isCourse || entry?.type !== 'navigate' || !entry.deliveryType) return
  void fetch(location.href, { cache: 'no-cache', priority: 'low' }).catch(() => undefined)
}

/** `deliveryType` is empty for what came from the server; not every browser has it. */
type Navigation = PerformanceNavigationTiming & { deliveryType?: string }
