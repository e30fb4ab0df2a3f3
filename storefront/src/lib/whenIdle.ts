/** Low-priority work; a busy browser runs it after five seconds. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: 5_000 })
  else setTimeout(work, 1_000)
}
