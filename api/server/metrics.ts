import type { IncomingMessage, ServerResponse } from 'node:http'
import { isInternalKey } from '../app/core/http/internal_key.js'
import { pageCacheRequests } from '../app/core/metrics/metrics.js'
import { observeRequest } from '../app/core/metrics/observe.js'
import { metricsText, metricsType } from '../app/core/metrics/collectors.js'

export const metricsPath = '/metrics'

/** Prometheus sends the internal key as a bearer token. Without it the response is 404. */
export async function sendMetrics(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { authorization, 'x-internal-key': key } = request.headers
  const given = key ?? authorization?.replace(/^Bearer /, '')
  response.setHeader('Cache-Control', 'no-store')
  if (request.method !== 'GET' || !isInternalKey(given)) return void response.writeHead(404).end()
  const text = await metricsText().catch(() => null)
  if (text === null) return void response.writeHead(500).end()
  response.writeHead(200, { 'Content-Type': metricsType }).end(text)
}

const cacheResults = new Set(['HIT', 'MISS', 'PASS'])

/** Pages of the storefront count as one route, because their URLs have no pattern here. */
export function observePage(request: IncomingMessage, response: ServerResponse): void {
  const began = performance.now()
  response.once('finish', () => {
    const seconds = (performance.now() - began) / 1_000
    observeRequest(request.method ?? '', 'shop', response.statusCode, seconds)
    const result = String(response.getHeader('X-Cache') ?? '')
    if (cacheResults.has(result)) pageCacheRequests.inc({ result: result.toLowerCase() })
  })
}
