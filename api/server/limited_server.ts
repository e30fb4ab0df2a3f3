import { createServer, type IncomingMessage, type Server } from 'node:http'
import { hooks } from '../app/core/tracing/hooks.js'
import { canonicalAddress, hasOneHost } from './address.js'
import { limitBodyBytes } from './body_bytes.js'
import { countRunning, limitConnections } from './connections.js'
import type { Handler } from './handler.js'
import { commonHeaders } from './headers.js'
import { limits, type Limits } from './limits.js'
import { isKnownMethod, redirect, sendError } from './reject_request.js'
import { limitBody } from './body_timeout.js'

/** A public HTTP server: the API's, and the storefront's if it has its own process. */
export function createLimitedServer(handle: Handler, own: Limits = limits): Server {
  const options = {
    headersTimeout: own.headersMs,
    requestTimeout: own.uploadMs,
    connectionsCheckingInterval: own.checkMs,
    keepAliveTimeout: own.keepAliveMs,
    maxHeaderSize: own.headerBytes,
  }
  const takeRequest = countRunning(own)
  const countBytes = limitBodyBytes(own)
  const server = createServer(options, (request, response) => {
    checkRequestId(request)
    commonHeaders(response)
    limitBody(request, response, own)
    if (!isKnownMethod(request.method)) return sendError(response, 405)
    const address = hasOneHost(request) ? canonicalAddress(request.url!) : null
    if (address === null) return sendError(response, 400)
    if (!takeRequest(request, response)) return sendError(response, 429, 1)
    const wait = countBytes(request, response)
    if (wait) return sendError(response, 429, wait)
    if (address !== request.url && request.url!.startsWith('/')) return redirect(response, address)
    request.url = address
    if (hooks.request) return hooks.request(request, response, () => handle(request, response))
    return handle(request, response)
  })
  limitConnections(server, own)
  return server
}

/** Request ids of clients reach our logs, so their format is restricted. */
function checkRequestId(request: IncomingMessage): void {
  const given = request.headers['x-request-id']
  if (given && !/^[A-Za-z0-9-]{8,64}$/.test(String(given))) delete request.headers['x-request-id']
}
