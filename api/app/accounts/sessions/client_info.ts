import type { HttpContext } from '@adonisjs/core/http'

export interface Caller {
  ip: string
  userAgent: string | null
  requestId: string | null
}

/** `ip()` follows TRUST_PROXY; the user agent is cut to its column. */
export function callerOf({ request }: HttpContext): Caller {
  return {
    ip: request.ip(),
    userAgent: request.header('user-agent')?.slice(0, 255) ?? null,
    requestId: request.id() ?? null,
  }
}
