import type { HttpContext } from '@adonisjs/core/http'
import { switchUserCourse } from '#learning/entitlements/admin/switch_user_course'
import { statusChangeValidator } from '#learning/entitlements/admin/validators'

export default class UserCourseStatusesController {
  async store(ctx: HttpContext) {
    return switchUserCourse(ctx, await ctx.request.validateUsing(statusChangeValidator))
  }
}
