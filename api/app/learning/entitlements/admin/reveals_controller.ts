import type { HttpContext } from '@adonisjs/core/http'
import { revealTelephone } from '#learning/entitlements/admin/reveal_telephone'
import { revealValidator } from '#learning/entitlements/admin/validators'

export default class RevealsController {
  async store(ctx: HttpContext) {
    const { reason } = await ctx.request.validateUsing(revealValidator)
    return { value: await revealTelephone(ctx, ctx.params.id, reason) }
  }
}
