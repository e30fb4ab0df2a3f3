import type { Router } from '@adonisjs/core/http'
import { fieldsOf, type RouteOptions, type RouteMiddleware, type InputSchema } from '#core/http/route_options'
import { allowsVisitor } from '#core/http/rate_limits'
import type { Policy } from '#core/http/access_policies'
import { Role } from '#core/roles'
import { strictNumber } from '#core/shared_rules'
import type { CachedRoute, ReadName } from '#core/cache/cached_routes'

export interface RegisteredRoute {
  /** `GET /api/orders/:orderNo`, as in `data/routes.csv`. */
  key: string
  method: string
  pattern: string
  name?: string
  matchers: Record<string, { match?: RegExp }>
  declaration?: RouteOptions
}

export function registeredRoutes(router: Router): RegisteredRoute[] {
  return Object.values(router.toJSON())
    .flat()
    .map(({ methods: [method], pattern, name, matchers, middleware }) => ({
      key: `${method} ${pattern}`,
      method,
      pattern,
      name,
      matchers,
      declaration: [...middleware.all()]
        .map((one) => (one as unknown as Partial<RouteMiddleware>).declaration)
        .find(Boolean),
    }))
}

/** Routes without a name or a declaration: with any of them the application does not boot. */
export function undeclaredRoutes(router: Router): string[] {
  return registeredRoutes(router)
    .filter((route) => !route.declaration || !route.name)
    .map(({ key }) => key)
}

/** A learner cannot prove the identity again: with any of these routes the application does not boot. */
export function unprovableRoutes(router: Router): string[] {
  return registeredRoutes(router)
    .filter(({ declaration }) => declaration?.recentProof && !isForStaffOnly(declaration.policy))
    .map(({ key }) => key)
}

const isForStaffOnly = ({ roles }: Policy) => roles.length > 0 && !roles.includes(Role.User)

/** Data of routes that the response cache needs before it calls the framework. */
export function cachedRoutes(router: Router): CachedRoute[] {
  return registeredRoutes(router).flatMap(({ pattern, declaration }) =>
    declaration?.cache
      ? { pattern, names: readNamesOf(declaration.takes), admits: (ip: string) => allowsVisitor(ip, declaration.rate) }
      : []
  )
}

function readNamesOf(takes: InputSchema): Map<string, ReadName> {
  const fields = Object.entries(fieldsOf(takes))
  return new Map(
    fields.map(([name, schema]) => [
      name,
      { isList: schema.type === 'array', takesBrackets: true, spell: spellOf(schema.items ?? schema) },
    ])
  )
}

/** `1.0` and `1` are the same number; invalid values are unchanged, for the validator to reject. */
function spellOf({ type }: { type?: string }): ReadName['spell'] {
  if (type !== 'number' && type !== 'integer') return (value) => value
  return (value) => {
    const number = strictNumber(value)
    return Number.isNaN(number) ? value : String(number)
  }
}
