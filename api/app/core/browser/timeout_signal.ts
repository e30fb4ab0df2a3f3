/** For browsers: Chromium has `AbortSignal.timeout` since 103, Safari since 16. */
export function timeoutSignal(ms: number): AbortSignal {
  const controller = new AbortController()
  setTimeout(() => controller.abort(), ms)
  return controller.signal
}
