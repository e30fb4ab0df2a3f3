import type { HttpContext } from '@adonisjs/core/http'
import { passkeySignInValidator } from '#accounts/second_factor/passkeys/validators'
import { confirmationPasskeyOptions, confirmWithPasskey } from '#accounts/sign_in/staff_step/confirm_identity'

export default class ConfirmationPasskeysController {
  async create(ctx: HttpContext) {
    return confirmationPasskeyOptions(ctx)
  }

  async store(ctx: HttpContext) {
    const { challengeId, response } = await ctx.request.validateUsing(passkeySignInValidator)
    return confirmWithPasskey(ctx, { challengeId, response: { ...response, clientExtensionResults: {} } })
  }
}
