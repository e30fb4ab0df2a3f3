import type { HttpContext } from '@adonisjs/core/http'
import { agree, ownConsent, withdraw } from '#accounts/presence/presence_consent'
import { messages } from '#accounts/presence/terms'
import { consentValidator } from '#accounts/presence/validators'
import { requireUser } from '#core/current_user'

export default class PresenceConsentsController {
  show(ctx: HttpContext) {
    return ownConsent(requireUser(ctx).id)
  }

  async store(ctx: HttpContext) {
    const { version } = await ctx.request.validateUsing(consentValidator)
    await agree(requireUser(ctx).id, version, ctx.request.ip())
    return { msg: messages.consentGiven }
  }

  async destroy(ctx: HttpContext) {
    await withdraw(requireUser(ctx).id)
    return { msg: messages.consentWithdrawn }
  }
}
