import type { ApplicationService } from '@adonisjs/core/types'

export default class DeclarationsProvider {
  constructor(protected app: ApplicationService) {}

  async start() {
    const router = await this.app.container.make('router')
    const { shelvedRoutes, undeclaredRoutes } = await import('#core/http/routes_table')
    const { registerShelvedRoutes } = await import('#core/shelf/shelved_routes')
    this.app.ready(() => {
      const silent = undeclaredRoutes(router)
      if (silent.length) throw new Error(`routes without a declaration: ${silent.join(', ')}`)
      registerShelvedRoutes(shelvedRoutes(router))
    })
  }
}
