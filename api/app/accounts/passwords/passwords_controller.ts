import type { HttpContext } from '@adonisjs/core/http'
import { knownDevice } from '#accounts/sessions/remembered_device'
import { clientInfo } from '#accounts/sessions/client_info'
import { inject } from '@adonisjs/core'
import { ResetPassword } from '#accounts/passwords/reset_password'
import { passwordResetValidator } from '#accounts/passwords/validators'

@inject()
export default class PasswordsController {
  constructor(protected resetPassword: ResetPassword) {}

  async store(ctx: HttpContext) {
    const form = await ctx.request.validateUsing(passwordResetValidator)
    const visitor = { ip: ctx.request.ip(), device: knownDevice(ctx) }
    await this.resetPassword.execute(form, clientInfo(ctx), visitor)
    return {}
  }
}
