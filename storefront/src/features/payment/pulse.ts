/** As much of a page as asking again and again has to know. */
export type Page = {
  hidden: () => boolean
  /** Calls back when the page is shown or hidden. */
  onShown: (call: () => void, signal: AbortSignal) => void
  /** Calls back when the network has returned. */
  onOnline: (call: () => void, signal: AbortSignal) => void
}

const thisPage: Page = {
  hidden: () => document.hidden,
  onShown: (call, signal) => document.addEventListener('visibilitychange', call, { signal }),
  onOnline: (call, signal) => window.addEventListener('online', call, { signal }),
}

/**
 * Resolves after so many seconds of a page that is seen. While it is hidden nothing happens; when it is seen again, or
 * the network returns, it is time at once: somebody comes back from the wallet. Aborting resolves too.
 */
export function pulse(seconds: number, signal: AbortSignal, page: Page = thisPage): Promise<void> {
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
    page.onShown(() => (page.hidden() ? clearTimeout(timer) : done()), over.signal)
    page.onOnline(() => page.hidden() || done(), over.signal)
    signal.addEventListener('abort', done, { signal: over.signal })
  })
}
