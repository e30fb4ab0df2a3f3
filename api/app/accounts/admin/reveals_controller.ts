import type { HttpContext } from '@adonisjs/core/http'
import { revealNumber } from '#accounts/personal_data/reveal_number'
import { revealValidator } from '#accounts/admin/validators'

export default class RevealsController {
  async store(ctx: HttpContext) {
    const form = await ctx.request.validateUsing(revealValidator)
    return { value: await revealNumber(ctx, ctx.params.id, form) }
  }
}
