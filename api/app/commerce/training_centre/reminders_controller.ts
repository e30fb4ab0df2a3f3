import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import logger from '@adonisjs/core/services/logger'
import { SendWaitingNotices } from '#accounts/notices/send_waiting_notices'
import { sendReminders } from '#commerce/training_centre/send_reminders'
import { remindersValidator } from '#commerce/training_centre/validators'
import { requireUser } from '#core/current_user'
import { idempotent } from '#core/http/idempotency'

@inject()
export default class RemindersController {
  constructor(protected sendWaitingNotices: SendWaitingNotices) {}

  async store(ctx: HttpContext) {
    const params = await ctx.request.validateUsing(remindersValidator)
    const answer = await idempotent(ctx, params, (trx) => sendReminders(trx, requireUser(ctx), params))
    // Not awaited: the job sends the rest if this process ends.
    this.sendWaitingNotices.execute().catch((error) => logger.warn({ err: error }, 'reminders are left to the job'))
    return answer
  }
}
