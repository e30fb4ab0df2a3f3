import { localStore } from '~/lib/storage'

/** Reports uncaught errors; the code for that is loaded when it is needed. */
export function watchErrors(): void {
  const report = (event?: ErrorEvent | PromiseRejectionEvent) =>
    void import('./pageNotice').then(
      (loaded) => loaded.report(event),
      () => undefined
    )
  window.addEventListener('error', report)
  window.addEventListener('unhandledrejection', report)
  if (localStore.isRefused()) report()
}
