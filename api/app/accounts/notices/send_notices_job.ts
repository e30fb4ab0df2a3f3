import { inject } from '@adonisjs/core'
import { Job } from '@adonisjs/queue'
import { SendWaitingNotices } from '#accounts/notices/send_waiting_notices'

/** Sends notices whose process ended between the commit and the call. */
@inject()
export default class SendNoticesJob extends Job<Record<string, never>> {
  constructor(protected sendWaitingNotices: SendWaitingNotices) {
    super()
  }

  execute(): Promise<void> {
    return this.sendWaitingNotices.execute()
  }
}
