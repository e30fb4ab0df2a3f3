import { rightAnswer, type ProbeResult } from '#drivers/probe'

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

  /** Signs in and sends nothing. @throws DriverFailure without a usable answer */
  async probe(): Promise<ProbeResult> {
    return rightAnswer('no server is asked')
  }
}
