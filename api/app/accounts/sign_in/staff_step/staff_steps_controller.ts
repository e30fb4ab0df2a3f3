import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { StaffIdleMinutes } from '#accounts/sessions/terms'
import { clearStaffKey } from '#accounts/sessions/staff_step/staff_key_cookie'
import { endStaffStep } from '#accounts/sessions/staff_step/staff_step'
import { openStepWithPassword } from '#accounts/sign_in/staff_step/open_step'
import { stepPasswordValidator } from '#accounts/sign_in/staff_step/validators'
import { requireUser } from '#core/current_user'

export default class StaffStepsController {
  /** Keeps the step alive, like every staff call. */
  async show() {
    return { idleMinutes: StaffIdleMinutes }
  }

  async store(ctx: HttpContext) {
    const { passwd } = await ctx.request.validateUsing(stepPasswordValidator)
    return openStepWithPassword(ctx, passwd)
  }

  /** The session stays. */
  async destroy(ctx: HttpContext) {
    await endStaffStep(db, requireUser(ctx).tokenId)
    clearStaffKey(ctx)
    return {}
  }
}
