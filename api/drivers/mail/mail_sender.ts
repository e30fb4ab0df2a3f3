export interface Mail {
  to: string
  subject: string
  text: string
  attachments: MailAttachment[]
}

export interface MailAttachment {
  name: string
  content: Buffer
}

/** Drivers send once and do not retry. Throws DriverFailure. */
export abstract class MailSender {
  abstract send(mail: Mail): Promise<void>
}
