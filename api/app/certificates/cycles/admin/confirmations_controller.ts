import type { HttpContext } from '@adonisjs/core/http'
import { confirmOutsideHours } from '#certificates/cycles/admin/confirm_outside_hours'
import { confirmationValidator } from '#certificates/cycles/admin/validators'
import { cycleMessages as messages } from '#certificates/cycles/terms'

export default class ConfirmationsController {
  async store(ctx: HttpContext) {
    const { reason } = await ctx.request.validateUsing(confirmationValidator)
    await confirmOutsideHours(ctx, ctx.params.id, reason)
    return { msg: messages.outsideConfirmed }
  }
}
