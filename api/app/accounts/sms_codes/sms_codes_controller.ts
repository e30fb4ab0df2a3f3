import type { HttpContext } from '@adonisjs/core/http'
import { sendSmsCode } from '#accounts/sms_codes/sms_code'
import { SmsPurpose } from '#accounts/sms_codes/terms'
import { smsCodeValidator } from '#accounts/sms_codes/validators'

/**
 * Sends a code. The specification makes it a GET; a prefetching browser must not cost anybody a
 * message, so such requests are answered without sending.
 */
export default class SmsCodesController {
  async show({ request }: HttpContext) {
    const { telephone, purpose } = await request.validateUsing(smsCodeValidator)
    if (!request.header('sec-purpose')?.includes('prefetch')) {
      await sendSmsCode(telephone, purpose ?? SmsPurpose.Login, request.ip())
    }
    return {}
  }
}
