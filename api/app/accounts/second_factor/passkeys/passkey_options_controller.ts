import type { HttpContext } from '@adonisjs/core/http'
import { beginPasskey } from '#accounts/second_factor/passkeys/register_passkey'
import { enrolmentValidator } from '#accounts/second_factor/validators'
import { requireUser } from '#core/current_user'

export default class PasskeyOptionsController {
  async store(ctx: HttpContext) {
    const { currentPassword } = await ctx.request.validateUsing(enrolmentValidator)
    return beginPasskey(requireUser(ctx).id, currentPassword)
  }
}
