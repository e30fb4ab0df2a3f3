import type { HttpContext } from '@adonisjs/core/http'
import { passkeySignInValidator } from '#accounts/second_factor/passkeys/validators'
import { openStepWithPasskey, stepPasskeyOptions } from '#accounts/sign_in/staff_step/open_step'
import { stepPasskeyOptionsValidator } from '#accounts/sign_in/staff_step/validators'

export default class StepPasskeysController {
  async create(ctx: HttpContext) {
    const { challengeId } = await ctx.request.validateUsing(stepPasskeyOptionsValidator)
    return stepPasskeyOptions(ctx, challengeId)
  }

  async store(ctx: HttpContext) {
    const { challengeId, response } = await ctx.request.validateUsing(passkeySignInValidator)
    return openStepWithPasskey(ctx, { challengeId, response: { ...response, clientExtensionResults: {} } })
  }
}
