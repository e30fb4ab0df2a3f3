import type { HttpContext } from '@adonisjs/core/http'
import { inject } from '@adonisjs/core'
import { ensureSmsOffered } from '#accounts/presence/answer_presence'
import PresenceCheck from '#accounts/presence/presence_check'
import { knownDevice } from '#accounts/sessions/remembered_device'
import { SendSmsCode } from '#accounts/sms_codes/sms_code'
import { messages, SmsPurpose } from '#accounts/sms_codes/terms'
import User from '#accounts/user'
import { requireUser } from '#core/current_user'
import { UserError } from '#core/errors'
import { maskTelephone } from '#core/shared_rules'

/** Sends a code to the stored number of the user, for a check that an SMS may answer. */
@inject()
export default class PresenceCodesController {
  constructor(protected sendSmsCode: SendSmsCode) {}

  async store(ctx: HttpContext) {
    const { id } = requireUser(ctx)
    await ensureSmsOffered(await PresenceCheck.findOwnOpen(id, ctx.params.id))
    const { telephone } = await User.findOrFail(id)
    if (!telephone) throw new UserError(messages.noTelephone)
    const from = { ip: ctx.request.ip(), device: knownDevice(ctx), isOwner: true }
    await this.sendSmsCode.execute(telephone, SmsPurpose.Presence, from)
    return { telephone: maskTelephone(telephone), msg: messages.codeSent }
  }
}
