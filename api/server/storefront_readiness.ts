import type { ServerResponse } from 'node:http'
import { isDraining } from '#core/http/draining'

export const readyPath = '/health/ready'

/** For a separate storefront: its cached pages can be served even while the API is down. */
export function sendStorefrontReadiness(response: ServerResponse): void {
  const isReady = !isDraining()
  response.writeHead(isReady ? 200 : 503, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' })
  response.end(JSON.stringify({ code: isReady ? '200' : 'error', status: isReady ? 'ready' : 'draining' }))
}
