import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { QueryRegistry } from '#certificates/uploads/admin/query_registry'

@inject()
export default class InquiriesController {
  constructor(protected queryRegistry: QueryRegistry) {}

  async store(ctx: HttpContext) {
    return this.queryRegistry.execute(ctx, ctx.params.id)
  }
}
