import type { Router } from '@adonisjs/core/http'
import type { Declaration, DeclaredMiddleware } from '#core/http/declaration'

export interface RegisteredRoute {
  methods: string[]
  pattern: string
  name?: string
  declaration?: Declaration
}

/** Every registered route with what it declared. */
export function registeredRoutes(router: Router): RegisteredRoute[] {
  return Object.values(router.toJSON())
    .flat()
    .map(({ methods, pattern, name, middleware }) => ({
      methods: methods.filter((method) => method !== 'HEAD'),
      pattern,
      name,
      declaration: [...middleware.all()]
        .map((one) => (one as unknown as Partial<DeclaredMiddleware>).declaration)
        .find(Boolean),
    }))
}

/** Routes without a name or a declaration, as `GET /path`: with any of them the application does not boot. */
export function undeclared(router: Router): string[] {
  return registeredRoutes(router)
    .filter((route) => !route.declaration || !route.name)
    .map((route) => `${route.methods.join('|')} ${route.pattern}`)
}
