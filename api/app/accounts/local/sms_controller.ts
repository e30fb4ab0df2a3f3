import type { HttpContext } from '@adonisjs/core/http'
import { smsOutboxValidator } from '#accounts/sms_codes/validators'
import LocalSms from '#drivers/sms/local_sms'

export default class SmsController {
  async index({ request }: HttpContext) {
    const { telephone } = await request.validateUsing(smsOutboxValidator)
    return { messages: await new LocalSms().outboxOf(telephone) }
  }
}
