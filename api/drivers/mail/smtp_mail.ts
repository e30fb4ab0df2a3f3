import mail from '@adonisjs/mail/services/main'
import type { MailerContract } from '@adonisjs/mail/types'
import { createTransport } from 'nodemailer'
import type SMTPTransport from 'nodemailer/lib/smtp-transport/index.js'
import { smtpServer } from '#config/mail'
import { DriverFailure } from '#drivers/driver_failure'
import { MailSender, type Mail } from '#drivers/mail/mail_sender'
import { rightAnswer, wrongAnswer, type ProbeResult } from '#drivers/probe'

const probeAdvice: [RegExp, string][] = [
  [/^EAUTH/, 'Check SMTP_USER and SMTP_PASSWORD.'],
  [/TLS|SSL|certificate/, 'The server offers no usable TLS: check its certificate, SMTP_PORT and SMTP_TLS.'],
  [/./, 'The server cannot be reached: check SMTP_HOST, SMTP_PORT and the firewall.'],
]

export default class SmtpMail extends MailSender {
  /** @param mailer of a test, with its server */
  constructor(
    protected mailer?: Pick<MailerContract<any>, 'send'>,
    protected server: SMTPTransport.Options = smtpServer
  ) {
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

  override async probe(): Promise<ProbeResult> {
    const connection = createTransport(this.server)
    try {
      await connection.verify()
      return rightAnswer('signed in, nothing sent')
    } catch (error) {
      const { code = '', message } = error as { code?: string; message: string }
      const answer = `${code} ${message}`.trim().slice(0, 300)
      return wrongAnswer(answer, probeAdvice.find(([pattern]) => pattern.test(answer))![1])
    } finally {
      connection.close()
    }
  }
}
