import type { HttpContext } from '@adonisjs/core/http'
import { changeExpiry } from '#learning/admin/change_expiry'
import { expiryChangeValidator } from '#learning/admin/validators'

export default class ExpiryDatesController {
  async store(ctx: HttpContext) {
    return changeExpiry(ctx, await ctx.request.validateUsing(expiryChangeValidator))
  }
}
