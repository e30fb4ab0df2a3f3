/** The service worker that caches pages for offline reading (`storefront/worker`, docs/decisions/0045). */
const worker = '/sw.js'
/** Deletes offline copies and unregisters the worker; browsers check for updates at each visit and get this script instead. */
const shutdownMessage = '/sw-off.js'

export const workerUrl = (url: string, copies = process.env.OFFLINE_COPIES): string =>
  copies === 'off' && url.split('?', 1)[0] === worker ? shutdownMessage : url

export const isWorker = (path: string): boolean => path === worker || path === shutdownMessage

export const workerHeaders = {
  // Otherwise a cache in between could keep a worker that must be removed.
  'Cache-Control': 'no-cache',
  'Content-Security-Policy': "default-src 'none'; connect-src 'self'",
}
