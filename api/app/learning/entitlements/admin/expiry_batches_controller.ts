import type { HttpContext } from '@adonisjs/core/http'
import { changeExpiries } from '#learning/entitlements/admin/change_expiry'
import { expiryBatchValidator } from '#learning/entitlements/admin/validators'

export default class ExpiryBatchesController {
  async store(ctx: HttpContext) {
    return changeExpiries(ctx, await ctx.request.validateUsing(expiryBatchValidator))
  }
}
