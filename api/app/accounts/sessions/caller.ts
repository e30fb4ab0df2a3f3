import type { HttpContext } from '@adonisjs/core/http'

/** From where a call came, as the logs keep it. */
export interface Caller {
  ip: string
  userAgent: string | null
  requestId: string | null
}

/** The address is the proxy's word only where `TRUST_PROXY` says so; a browser's name is cut to what is kept. */
export function callerOf({ request }: HttpContext): Caller {
  return {
    ip: request.ip(),
    userAgent: request.header('user-agent')?.slice(0, 255) ?? null,
    requestId: request.id() ?? null,
  }
}
