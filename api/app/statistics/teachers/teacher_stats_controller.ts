import type { HttpContext } from '@adonisjs/core/http'
import User from '#accounts/user'
import { requireUser } from '#core/current_user'
import { NotFound } from '#core/errors'
import { requestedDays } from '#statistics/date_ranges'
import { teacherStats } from '#statistics/teachers/teacher_stats'
import { teacherStatsValidator } from '#statistics/validators'

export default class TeacherStatsController {
  /** For the current user; an id in the request is ignored. */
  async own(ctx: HttpContext) {
    const days = requestedDays(await ctx.request.validateUsing(teacherStatsValidator))
    const { id, userName } = requireUser(ctx)
    return { teacherName: userName, ...(await teacherStats(id, days)) }
  }

  async show({ request, params }: HttpContext) {
    const days = requestedDays(await request.validateUsing(teacherStatsValidator))
    const teacher = await User.find(params.teacherId)
    if (!teacher) throw new NotFound()
    return { teacherName: teacher.userName, ...(await teacherStats(teacher.id, days)) }
  }
}
