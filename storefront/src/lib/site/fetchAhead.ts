import { prefetch } from 'astro:prefetch'
import { isNextPage } from '~/lib/nextPages'

/** Long enough that a pointer on its way elsewhere asks for nothing. */
const restMs = 80

/** For browsers without speculation rules that fetch links ahead and say so (`Sec-Purpose`): others would count as visits. */
export function fetchAheadByHand(): void {
  const knowsRules = HTMLScriptElement.supports?.('speculationrules')
  if (knowsRules || !document.createElement('link').relList.supports('prefetch')) return
  let rest = 0
  const wait = (event: Event) => {
    clearTimeout(rest)
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || link.origin !== location.origin || !isNextPage(link.pathname)) return
    rest = window.setTimeout(() => prefetch(link.href), event.type === 'touchstart' ? 0 : restMs)
  }
  for (const event of ['pointerover', 'touchstart', 'focusin'])
    document.addEventListener(event, wait, { passive: true })
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
