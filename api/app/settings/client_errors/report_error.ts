import { ClientErrorLimit, type ClientFront } from './terms.js'

/** Reports per page view. */
const maxReports = 5
const reported = new Set<string>()

/** For browsers: reports an error of our own files to the operator (docs/product.md 20.4). Not awaited. */
export function reportClientError(front: ClientFront, { name, message, stack = '' }: Error): void {
  const report = {
    front,
    message: `${name}: ${message}`.slice(0, ClientErrorLimit.message),
    place: placeOf(stack).slice(0, ClientErrorLimit.place),
    page: location.pathname.slice(0, ClientErrorLimit.page),
  }
  const body = JSON.stringify(report)
  if (reported.size >= maxReports || reported.has(body)) return
  reported.add(body)
  const headers = { 'content-type': 'application/json' }
  void fetch('/api/public/client-errors', { method: 'POST', headers, body, keepalive: true }).catch(() => {})
}

/** `/_astro/goback.B3x9.js:1:204`: the file name identifies the release. */
function placeOf(stack: string): string {
  return /\/(?:_astro|board\/assets|src)\/[^\s)]+/.exec(stack)?.[0] ?? ''
}
