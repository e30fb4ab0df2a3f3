import type { HttpContext } from '@adonisjs/core/http'
import { renamePasskey } from '#accounts/second_factor/passkeys/change_passkey'
import { toPasskey } from '#accounts/second_factor/passkeys/passkey'
import { registerPasskey } from '#accounts/second_factor/passkeys/register_passkey'
import { passkeyNameValidator, passkeyValidator } from '#accounts/second_factor/passkeys/validators'

export default class PasskeysController {
  async store(ctx: HttpContext) {
    const { response, ...form } = await ctx.request.validateUsing(passkeyValidator)
    const { passkey, codes } = await registerPasskey(ctx, {
      ...form,
      response: { ...response, clientExtensionResults: {} },
    })
    return { passkey: toPasskey(passkey), recoveryCodes: codes }
  }

  async update(ctx: HttpContext) {
    const { passkeyName } = await ctx.request.validateUsing(passkeyNameValidator)
    return { passkey: toPasskey(await renamePasskey(ctx, ctx.params.id, passkeyName)) }
  }
}
