import type { HttpContext } from '@adonisjs/core/http'
import { inject } from '@adonisjs/core'
import { ResolveDiscrepancy } from '#certificates/reconciliation/resolving/resolve_discrepancy'
import { discrepancyResolutionValidator } from '#certificates/reconciliation/validators'

@inject()
export default class ResolutionsController {
  constructor(protected resolveDiscrepancy: ResolveDiscrepancy) {}

  async store(ctx: HttpContext) {
    const { resolution, note } = await ctx.request.validateUsing(discrepancyResolutionValidator)
    return this.resolveDiscrepancy.execute(ctx, ctx.params.id, { resolution, note })
  }
}
