import type { HttpContext } from '@adonisjs/core/http'
import { inject } from '@adonisjs/core'
import { knownDevice } from '#accounts/sessions/remembered_device'
import { SendSmsCode } from '#accounts/sms_codes/sms_code'
import { SmsPurpose, messages } from '#accounts/sms_codes/terms'
import User from '#accounts/user'
import { requireUser } from '#core/current_user'
import { UserError } from '#core/errors'

/** Sends a code to the user's stored number, which is masked to its owner too. */
@inject()
export default class OldTelephoneCodesController {
  constructor(protected sendSmsCode: SendSmsCode) {}

  async store(ctx: HttpContext) {
    const { telephone } = await User.findOrFail(requireUser(ctx).id)
    if (!telephone) throw new UserError(messages.noTelephone)
    const from = { ip: ctx.request.ip(), device: knownDevice(ctx), isOwner: true }
    await this.sendSmsCode.execute(telephone, SmsPurpose.OldTelephone, from)
    return {}
  }
}
