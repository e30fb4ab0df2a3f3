import { isPrefetchable } from '~/lib/speculationRules'

/** Long enough that a passing pointer requests nothing. */
const restMs = 80

/** With data saving, nothing is prefetched. */
const isSaving = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

/** Only where the browser prefetches links and marks the request (`Sec-Purpose`): others would count as page views. */
export function prefetchFallback(): void {
  if (isSaving() || !document.createElement('link').relList.supports('prefetch')) return
  const fetched = new Set([location.href])
  let rest = 0
  const wait = (event: Event) => {
    clearTimeout(rest)
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || link.origin !== location.origin || !isPrefetchable(link.pathname)) return
    const [href] = link.href.split('#') as [string]
    if (fetched.has(href)) return
    const begin = () => {
      fetched.add(href)
      document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href }))
    }
    rest = window.setTimeout(begin, event.type === 'touchstart' ? 0 : restMs)
  }
  for (const event of ['pointerover', 'touchstart', 'focusin'])
    document.addEventListener(event, wait, { passive: true })
}
