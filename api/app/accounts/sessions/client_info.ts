import type { HttpContext } from '@adonisjs/core/http'

export interface ClientInfo {
  ip: string
  userAgent: string | null
  requestId: string | null
}

/** `ip()` follows TRUST_PROXY; the user agent is truncated to its column. */
export function clientInfo({ request }: HttpContext): ClientInfo {
  return {
    ip: request.ip(),
    userAgent: request.header('user-agent')?.slice(0, 255) ?? null,
    requestId: request.id() ?? null,
  }
}
