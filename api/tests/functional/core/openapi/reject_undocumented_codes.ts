import { errors as vineErrors } from '@vinejs/vine'
import type { HttpContext } from '@adonisjs/core/http'
import router from '@adonisjs/core/services/router'
import { userCodeOf, UserError } from '#core/errors'
import Handler from '#core/http/handler'
import { registeredRoutes, type RegisteredRoute } from '#core/http/routes_table'
import { isPartnerCall, problemOf } from '#core/http/service_keys/problem'
import { problemCodesOf, userCodesOf } from '#core/openapi/documented_codes'

let routes: Map<string, RegisteredRoute> | undefined

/** An error whose code the document lacks becomes a server error, so that the test fails. */
export function rejectUndocumentedCodes(): void {
  const { handle } = Handler.prototype
  Handler.prototype.handle = function (error, ctx) {
    return handle.call(this, withoutUndocumented(error, ctx), ctx)
  }
}

export function withoutUndocumented(error: unknown, ctx: HttpContext): unknown {
  routes ??= new Map(registeredRoutes(router).map((route) => [route.name!, route]))
  const route = routes.get(ctx.route?.name ?? '')
  if (!route || !/^\/api\//.test(route.pattern)) return error
  const code = isPartnerCall(ctx) ? problemOf(error).code : userCode(error)
  const documented: string[] = isPartnerCall(ctx) ? problemCodesOf(route) : userCodesOf(route)
  if (code === null || documented.includes(code)) return error
  return new Error(`${route.name} answers ${code}, which its document lacks: run npm run codegen`, { cause: error })
}

function userCode(error: unknown): string | null {
  if (error instanceof UserError) return userCodeOf(error.userErrorCode)
  return error instanceof vineErrors.E_VALIDATION_ERROR ? 'error' : null
}
