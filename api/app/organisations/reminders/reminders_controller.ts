import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import logger from '@adonisjs/core/services/logger'
import { SendWaitingNotices } from '#accounts/notices/send_waiting_notices'
import { remindMembers } from '#organisations/reminders/remind_members'
import { memberRemindersValidator } from '#organisations/reminders/validators'
import { requireUser } from '#core/current_user'
import { idempotent } from '#core/http/idempotency'

@inject()
export default class RemindersController {
  constructor(protected sendWaitingNotices: SendWaitingNotices) {}

  async store(ctx: HttpContext) {
    const form = await ctx.request.validateUsing(memberRemindersValidator)
    const id = Number(ctx.params.id)
    const answer = await idempotent(ctx, { id, ...form }, (trx) => remindMembers(trx, requireUser(ctx), id, form))
    // Not awaited: the job sends the rest if this process ends.
    this.sendWaitingNotices.execute().catch((error) => logger.warn({ err: error }, 'reminders are left to the job'))
    return answer
  }
}
