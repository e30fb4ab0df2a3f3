import type { HttpContext } from '@adonisjs/core/http'
import { removePasskey } from '#accounts/second_factor/passkeys/change_passkey'
import { passkeyRemovalValidator } from '#accounts/second_factor/passkeys/validators'

export default class PasskeyRemovalsController {
  async store(ctx: HttpContext) {
    const { currentPassword } = await ctx.request.validateUsing(passkeyRemovalValidator)
    await removePasskey(ctx, ctx.params.id, currentPassword)
    return {}
  }
}
