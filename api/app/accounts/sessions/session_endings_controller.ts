import type { HttpContext } from '@adonisjs/core/http'
import { endOwnSessions } from '#accounts/sessions/own_sessions'
import { clearStaffKey } from '#accounts/sessions/staff_step/staff_key_cookie'
import { endedText, messages } from '#accounts/sessions/terms'
import { sessionEndingsValidator } from '#accounts/sessions/validators'
import { requireUser } from '#core/current_user'
import { UserError } from '#core/errors'

export default class SessionEndingsController {
  async store(ctx: HttpContext) {
    const { all, others } = await ctx.request.validateUsing(sessionEndingsValidator)
    if (all === others) throw new UserError(messages.sessionsToEnd, { field: 'others' })
    const ended = await endOwnSessions(requireUser(ctx), all ? 'all' : 'others')
    if (all) clearStaffKey(ctx)
    return { ended, msg: endedText(ended) }
  }
}
