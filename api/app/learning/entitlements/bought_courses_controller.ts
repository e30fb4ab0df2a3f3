import type { HttpContext } from '@adonisjs/core/http'
import { requireUser } from '#core/current_user'
import { courseAccess } from '#learning/entitlements/course_access'

export default class BoughtCoursesController {
  async show(ctx: HttpContext) {
    const { entitlement } = await courseAccess(requireUser(ctx), Number(ctx.params.id))
    return {
      bought: entitlement.allowed,
      reason: entitlement.reason,
      denial: entitlement.denial,
      expiryDate: entitlement.expiresOn,
    }
  }
}
