import type { Router } from '@adonisjs/core/http'
import { fieldsOf, type Declaration, type DeclaredMiddleware } from '#core/http/declaration'
import { admitsVisitor } from '#core/http/rates'
import type { ShelvedRoute } from '#core/shelf/shelved_routes'

export interface RegisteredRoute {
  /** `GET /api/orders/:orderNo`, as `data/routes.csv` calls it. */
  key: string
  method: string
  pattern: string
  name?: string
  matchers: Record<string, { match?: RegExp }>
  declaration?: Declaration
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
        .map((one) => (one as unknown as Partial<DeclaredMiddleware>).declaration)
        .find(Boolean),
    }))
}

/** Routes without a name or a declaration: with any of them the application does not boot. */
export function undeclaredRoutes(router: Router): string[] {
  return registeredRoutes(router)
    .filter((route) => !route.declaration || !route.name)
    .map(({ key }) => key)
}

/** What the shelf has to know before the framework is asked. */
export function shelvedRoutes(router: Router): ShelvedRoute[] {
  return registeredRoutes(router).flatMap(({ pattern, declaration }) =>
    declaration?.shelf
      ? {
          pattern,
          names: new Set(Object.keys(fieldsOf(declaration.takes))),
          admits: (ip: string) => admitsVisitor(ip, declaration.rate),
        }
      : []
  )
}
