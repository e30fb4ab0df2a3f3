import type { ServerResponse } from 'node:http'

const secure = process.env.PUBLIC_URL?.startsWith('https://')

/** On every response of storefront, admin and API (docs/threats.md S30). */
const headers: Record<string, string> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
  'X-Frame-Options': 'DENY',
  ...(secure && { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }),
}

export function commonHeaders(response: ServerResponse): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
}
