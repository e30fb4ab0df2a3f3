import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { findKey } from '#partners/keys/find_key'

/** After the session: a key opens no session and no route outside `/api/v1` (core/http/route_options.ts). */
export default class ServiceKeyMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    const found = await findKey(ctx.request.header('authorization'), ctx.request.ip())
    if (found) {
      ctx.serviceKey = found
      ctx.deadToken = false
    }
    return next()
  }
}
