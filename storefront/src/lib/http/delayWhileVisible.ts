/** The parts of the page that the delay uses. */
export type Page = {
  hidden: () => boolean
  onVisibilityChange: (call: () => void, signal: AbortSignal) => void
  onOnline: (call: () => void, signal: AbortSignal) => void
}

const browserPage: Page = {
  hidden: () => document.hidden,
  onVisibilityChange: (call, signal) => document.addEventListener('visibilitychange', call, { signal }),
  onOnline: (call, signal) => window.addEventListener('online', call, { signal }),
}

/** A hidden page waits; when it is shown again or back online, the delay ends at once. Aborting resolves too. */
export function delayWhileVisible(seconds: number, signal: AbortSignal, page: Page = browserPage): Promise<void> {
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
