import type { HttpContext } from '@adonisjs/core/http'
import LocalMail from '#drivers/mail/local_mail'
import { localMailsValidator } from '#messages/validators'

export default class MailsController {
  async index({ request }: HttpContext) {
    const { to } = await request.validateUsing(localMailsValidator)
    return { mails: await new LocalMail().sentTo(to) }
  }
}
