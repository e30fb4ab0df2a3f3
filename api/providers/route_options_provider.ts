import type { ApplicationService } from '@adonisjs/core/types'

export default class DeclarationsProvider {
  constructor(protected app: ApplicationService) {}

  async start() {
    const router = await this.app.container.make('router')
    const { cachedRoutes, undeclaredRoutes, unprovableRoutes } = await import('#core/http/routes_table')
    const { registerCachedRoutes } = await import('#core/cache/cached_routes')
    this.app.ready(() => {
      const silent = undeclaredRoutes(router)
      if (silent.length) throw new Error(`routes without a declaration: ${silent.join(', ')}`)
      const unprovable = unprovableRoutes(router)
      if (unprovable.length) throw new Error(`learners cannot prove their identity again: ${unprovable.join(', ')}`)
      registerCachedRoutes(cachedRoutes(router))
    })
  }
}
