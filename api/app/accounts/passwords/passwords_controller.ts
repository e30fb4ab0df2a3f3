import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#accounts/sessions/caller'
import { resetPassword } from '#accounts/passwords/reset_password'
import { passwordResetValidator } from '#accounts/passwords/validators'

export default class PasswordsController {
  async store(ctx: HttpContext) {
    const form = await ctx.request.validateUsing(passwordResetValidator)
    await resetPassword(form, callerOf(ctx))
    return {}
  }
}
