import type { HttpContext } from '@adonisjs/core/http'
import { confirmIdentity } from '#accounts/sign_in/staff_step/confirm_identity'
import { confirmationValidator } from '#accounts/sign_in/staff_step/validators'

export default class ConfirmationsController {
  async store(ctx: HttpContext) {
    return confirmIdentity(ctx, await ctx.request.validateUsing(confirmationValidator))
  }
}
