import type { IncomingHttpHeaders } from 'node:http'

/** A browser marks a page that it fetches before the user opens it. */
export function isPrefetch(headers: IncomingHttpHeaders): boolean {
  return Boolean(headers['sec-purpose']) || headers.purpose === 'prefetch'
}
