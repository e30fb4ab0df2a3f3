import type { HttpContext } from '@adonisjs/core/http'
import { changeExpiry } from '#learning/entitlements/admin/change_expiry'
import { expiryChangeValidator } from '#learning/entitlements/admin/validators'

export default class ExpiryDatesController {
  async store(ctx: HttpContext) {
    return changeExpiry(ctx, await ctx.request.validateUsing(expiryChangeValidator))
  }
}
