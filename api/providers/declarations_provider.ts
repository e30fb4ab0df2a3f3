import type { ApplicationService } from '@adonisjs/core/types'

export default class DeclarationsProvider {
  constructor(protected app: ApplicationService) {}

  async start() {
    const router = await this.app.container.make('router')
    const { undeclaredRoutes } = await import('#core/http/routes_table')
    this.app.ready(() => {
      const silent = undeclaredRoutes(router)
      if (silent.length) throw new Error(`routes without a declaration: ${silent.join(', ')}`)
    })
  }
}
