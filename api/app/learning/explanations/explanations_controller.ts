import type { HttpContext } from '@adonisjs/core/http'
import CourseEduLog from '#certificates/course_edu_log'
import { requireUser } from '#core/current_user'
import { NotFound } from '#core/errors'
import { explainHours } from '#learning/explanations/explain_hours'
import { explanationValidator } from '#learning/explanations/validators'

export default class ExplanationsController {
  async show(ctx: HttpContext) {
    const { page, pageSize } = await ctx.request.validateUsing(explanationValidator)
    const own = { id: ctx.params.id, userId: requireUser(ctx).id }
    const log = await CourseEduLog.query().where(own).first()
    if (!log) throw new NotFound()
    return explainHours(log, page, pageSize)
  }
}
