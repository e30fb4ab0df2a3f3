import type { HttpContext } from '@adonisjs/core/http'
import { inject } from '@adonisjs/core'
import { passkeyOptions, signInWithPasskey } from '#accounts/second_factor/passkeys/sign_in_with_passkey'
import { passkeyOptionsValidator, passkeySignInValidator } from '#accounts/second_factor/passkeys/validators'
import { clientInfo } from '#accounts/sessions/client_info'
import { CompleteSignIn } from '#accounts/sign_in/complete_sign_in'

@inject()
export default class PasskeySignInsController {
  constructor(protected completeSignIn: CompleteSignIn) {}

  async create({ request }: HttpContext) {
    const { challengeId } = await request.validateUsing(passkeyOptionsValidator)
    return passkeyOptions(challengeId)
  }

  async store(ctx: HttpContext) {
    const { challengeId, response } = await ctx.request.validateUsing(passkeySignInValidator)
    const answer = { challengeId, response: { ...response, clientExtensionResults: {} } }
    return this.completeSignIn.execute(ctx, await signInWithPasskey(answer, clientInfo(ctx)))
  }
}
