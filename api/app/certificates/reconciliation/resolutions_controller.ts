import type { HttpContext } from '@adonisjs/core/http'
import { inject } from '@adonisjs/core'
import { MendDifference } from '#certificates/reconciliation/resolving/resolve_discrepancy'
import { mendValidator } from '#certificates/reconciliation/validators'

@inject()
export default class ResolutionsController {
  constructor(protected mendDifference: MendDifference) {}

  async store(ctx: HttpContext) {
    const { mend, note } = await ctx.request.validateUsing(mendValidator)
    return this.mendDifference.execute(ctx, ctx.params.id, { mend, note })
  }
}
