import type { HttpContext } from '@adonisjs/core/http'
import { switchUserCourse } from '#learning/admin/switch_user_course'
import { statusChangeValidator } from '#learning/admin/validators'

export default class UserCourseStatusesController {
  async store(ctx: HttpContext) {
    return switchUserCourse(ctx, await ctx.request.validateUsing(statusChangeValidator))
  }
}
