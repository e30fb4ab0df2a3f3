import type { IncomingHttpHeaders } from 'node:http'

/** A browser fetches a page that perhaps nobody opens, and says so. */
export function isPrefetch(headers: IncomingHttpHeaders): boolean {
  return Boolean(headers['sec-purpose']) || headers.purpose === 'prefetch'
}
