import { inject } from '@adonisjs/core'
import { Job } from '@adonisjs/queue'
import { SendWaitingMails } from '#messages/mails/send_waiting_mails'

@inject()
export default class SendMailsJob extends Job<Record<string, never>> {
  constructor(protected sendWaitingMails: SendWaitingMails) {
    super()
  }

  execute(): Promise<void> {
    return this.sendWaitingMails.execute()
  }
}
