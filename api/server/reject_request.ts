import type { ServerResponse } from 'node:http'
import { statusMessages } from '../app/core/http/status_messages.js'

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

export function isKnownMethod(method = ''): boolean {
  return methods.has(method)
}

/** An error response before any part of the product runs, in the format of the API. */
export function sendError(response: ServerResponse, status: 400 | 405 | 429, retryAfter?: number): void {
  const body = JSON.stringify({ code: String(status), msg: statusMessages[status] })
  response.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
    'Connection': 'close',
    ...(status === 405 && { Allow: [...methods].join(', ') }),
    ...(retryAfter && { 'Retry-After': String(retryAfter) }),
  })
  response.end(body)
}

/** The method and the body are preserved (RFC 9110, 15.4.9). */
export function redirect(response: ServerResponse, location: string): void {
  response.writeHead(308, { 'Location': location, 'Content-Length': 0, 'Cache-Control': 'no-store' })
  response.end()
}
