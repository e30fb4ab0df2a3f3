import mail from '@adonisjs/mail/services/main'
import type { MailerContract } from '@adonisjs/mail/types'
import { DriverFailure } from '#drivers/driver_failure'
import { MailSender, type Mail } from '#drivers/mail/mail_sender'

export default class SmtpMail extends MailSender {
  /** @param mailer of a test */
  constructor(protected mailer?: Pick<MailerContract<any>, 'send'>) {
    super()
  }

  async send({ to, subject, text, attachments }: Mail): Promise<void> {
    try {
      await (this.mailer ?? mail.use('smtp')).send((message) => {
        message.to(to).subject(subject).text(text)
        for (const { name, content } of attachments) message.attachData(content, { filename: name })
      })
    } catch (error) {
      // Codes of nodemailer; a permanent rejection of the address or the content is a 5xx reply.
      const { responseCode } = error as { responseCode?: number }
      const rejectCode = responseCode && responseCode >= 500 ? String(responseCode) : undefined
      throw new DriverFailure('mail', { cause: error, rejectCode })
    }
  }
}
