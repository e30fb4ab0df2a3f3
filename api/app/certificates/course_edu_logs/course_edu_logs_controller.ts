import type { HttpContext } from '@adonisjs/core/http'
import { courseEduLogsOf } from '#certificates/course_edu_logs/course_edu_log_list'
import { requireUser } from '#core/current_user'

export default class CourseEduLogsController {
  async index(ctx: HttpContext) {
    return { courseEduLogs: await courseEduLogsOf(requireUser(ctx), ctx.params.id) }
  }
}
