import { inject } from '@adonisjs/core'
import logger from '@adonisjs/core/services/logger'
import limiter from '@adonisjs/limiter/services/main'
import type { AccountNotice } from '#accounts/notices/terms'
import { BusinessZone, now } from '#core/time'
import { SmsSender } from '#drivers/sms/sms_sender'

/** Per process: a user who makes many changes gets at most ten SMS a day. */
const perDay = 10

/** Called after the commit and not awaited: the change is valid even if the SMS fails. */
@inject()
export class SendAccountNotice {
  constructor(protected sender: SmsSender) {}

  /** @param telephone null for staff without one: no SMS is sent */
  execute(telephone: string | null, notice: AccountNotice, device?: string): void {
    if (!telephone) return
    this.#send(telephone, notice, device).catch((error) =>
      logger.warn({ err: error, notice }, 'an account notice was not sent')
    )
  }

  async #send(telephone: string, notice: AccountNotice, device?: string): Promise<void> {
    const limit = limiter.use('memory', { requests: perDay, duration: '1 day' })
    if (!(await limit.attempt(`notice:${telephone}`, () => true))) {
      return logger.warn({ notice }, 'an account notice was held back: too many of today')
    }
    const time = now().setZone(BusinessZone).toFormat('yyyy-MM-dd HH:mm')
    await this.sender.notify({ telephone, notice, values: { time, ...(device && { device }) } })
  }
}
