import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { markForCache, cachedRouteOf, type CachedRoute } from '../../app/core/cache/cached_routes.js'
import { apiCacheRequests } from '../../app/core/metrics/metrics.js'
import { observeRequest } from '../../app/core/metrics/observe.js'
import { clientAddress } from '../client_address.js'
import type { Handler } from '../handler.js'
import { keyOf, pathOf } from './key.js'
import { serve } from './serve.js'
import type { ResponseCache } from './response_cache.js'

/** Serves cached API responses to visitors, in front of the framework. All other requests go to the framework. */
export function cachedApi(cache: ResponseCache, api: Handler): Handler {
  return (request, response) => {
    const place = isVisitor(request) ? placeOf(request.url!) : undefined
    if (!place) return api(request, response)
    const { route, key } = place

    request.url = key
    if (request.method === 'GET') markForCache(request)
    const began = performance.now()
    response.once('finish', () => countResult(response))
    const handle = () => api(request, response)
    const isAllowed = async () => {
      if (!(await route.admits(clientAddress(request)))) return false
      response.setHeader('X-Request-Id', request.headers['x-request-id'] ?? randomUUID())
      response.once('finish', () => {
        const seconds = (performance.now() - began) / 1_000
        observeRequest(request.method!, route.pattern, response.statusCode, seconds)
      })
      return true
    }
    return serve({ cache, key, request, response, handle, isAllowed })
  }
}

/** Undefined if it is never cached. */
function placeOf(url: string): { route: CachedRoute; key: string } | undefined {
  // The framework parses a comma as a list, other parsers as a comma.
  const route = url.includes(',') ? undefined : cachedRouteOf(pathOf(url))
  const key = route && keyOf(url, route.names)
  return route && key ? { route, key } : undefined
}

/** No session, no call of our own storefront, and no body. */
function isVisitor({ method, headers }: IncomingMessage): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false
  if (headers.authorization || headers.cookie || headers['x-internal-key']) return false
  return !headers['content-encoding'] && !headers['transfer-encoding'] && !Number(headers['content-length'] ?? 0)
}

function countResult(response: ServerResponse): void {
  const result = response.getHeader('X-Cache')
  if (result) apiCacheRequests.inc({ result: String(result).toLowerCase() })
}
