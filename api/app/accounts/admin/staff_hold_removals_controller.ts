import type { HttpContext } from '@adonisjs/core/http'
import { liftStaffHold } from '#accounts/admin/lift_staff_hold'
import { staffHoldRemovalValidator } from '#accounts/admin/validators'

export default class StaffHoldRemovalsController {
  async store(ctx: HttpContext) {
    const { reason } = await ctx.request.validateUsing(staffHoldRemovalValidator)
    await liftStaffHold(ctx, ctx.params.id, reason)
    return {}
  }
}
