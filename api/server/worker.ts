/** The script that keeps copies in browsers for reading offline (`storefront/worker`, docs/decisions/0045). */
const worker = '/sw.js'
/** Takes the copies away and removes itself; browsers ask for the worker at each visit and get this one instead. */
const shutdownMessage = '/sw-off.js'

export const workerUrl = (url: string, copies = process.env.OFFLINE_COPIES): string =>
  copies === 'off' && url.split('?', 1)[0] === worker ? shutdownMessage : url

export const isWorker = (path: string): boolean => path === worker || path === shutdownMessage

export const workerHeaders = {
  // A worker that has to go must not be kept by a cache in between.
  'Cache-Control': 'no-cache',
  'Content-Security-Policy': "default-src 'none'; connect-src 'self'",
}
