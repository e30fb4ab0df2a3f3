import type { HttpContext } from '@adonisjs/core/http'
import { knownDevice } from '#accounts/sessions/remembered_device'
import { SmsPurpose } from '#accounts/sms_codes/terms'
import { smsCodeValidator } from '#accounts/sms_codes/validators'
import { inject } from '@adonisjs/core'
import { SendSmsCode } from '#accounts/sms_codes/sms_code'

/** A GET (docs/product.md 16.7): a prefetch gets a response but sends no code. */
@inject()
export default class SmsCodesController {
  constructor(protected sendSmsCode: SendSmsCode) {}

  async show(ctx: HttpContext) {
    const { request } = ctx
    const { telephone, purpose, proof } = await request.validateUsing(smsCodeValidator)
    if (!request.header('sec-purpose')?.includes('prefetch')) {
      const from = { ip: request.ip(), device: knownDevice(ctx), proof }
      await this.sendSmsCode.execute(telephone, purpose ?? SmsPurpose.Login, from)
    }
    return {}
  }
}
