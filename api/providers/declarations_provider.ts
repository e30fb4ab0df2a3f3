import type { ApplicationService } from '@adonisjs/core/types'

/** Refuses to boot while a route has not said who may call it, what it takes, how often, and whether it is audited. */
export default class DeclarationsProvider {
  constructor(protected app: ApplicationService) {}

  async start() {
    const router = await this.app.container.make('router')
    const { undeclared } = await import('#core/http/routes_table')
    this.app.ready(() => {
      const silent = undeclared(router)
      if (silent.length) throw new Error(`routes without a declaration: ${silent.join(', ')}`)
    })
  }
}
