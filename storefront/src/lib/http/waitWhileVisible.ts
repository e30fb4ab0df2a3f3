/** What waiting has to know of the page. */
export type Page = {
  hidden: () => boolean
  onVisibilityChange: (call: () => void, signal: AbortSignal) => void
  onOnline: (call: () => void, signal: AbortSignal) => void
}

const browserPage: Page = {
  hidden: () => document.hidden,
  onVisibilityChange: (call, signal) =>
    document.addEventListener('visibilitychange', call, { signal }),
  onOnline: (call, signal) => window.addEventListener('online', call, { signal }),
}

/**
 * Resolves after so many seconds of a visible page. While it is hidden nothing happens; when it is shown again, or the
 * network returns, it is time at once: somebody comes back from the wallet. Aborting resolves too.
 */
export function waitWhileVisible(
  seconds: number,
  signal: AbortSignal,
  page: Page = browserPage
): Promise<void> {
  return new Promise((resolve) => {
    const over = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    const done = () => {
      clearTimeout(timer)
      over.abort()
      resolve()
    }
    if (signal.aborted) return done()
    if (!page.hidden()) timer = setTimeout(done, seconds * 1000)
    page.onVisibilityChange(() => (page.hidden() ? clearTimeout(timer) : done()), over.signal)
    page.onOnline(() => page.hidden() || done(), over.signal)
    signal.addEventListener('abort', done, { signal: over.signal })
  })
}
