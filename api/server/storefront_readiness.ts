import type { ServerResponse } from 'node:http'
import { isDraining } from '#core/http/draining'

export const readyPath = '/health/ready'

/** Of a shop in a process of its own: what it holds serves people even while the API is away. */
export function sendStorefrontReadiness(response: ServerResponse): void {
  const isReady = !isDraining()
  response.writeHead(isReady ? 200 : 503, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' })
  response.end(JSON.stringify({ code: isReady ? '200' : 'error', status: isReady ? 'ready' : 'draining' }))
}
