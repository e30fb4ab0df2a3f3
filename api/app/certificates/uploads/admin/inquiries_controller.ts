import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { AskProvince } from '#certificates/uploads/admin/query_registry'

@inject()
export default class InquiriesController {
  constructor(protected askProvince: AskProvince) {}

  async store(ctx: HttpContext) {
    return this.askProvince.execute(ctx, ctx.params.id)
  }
}
