import type { HttpContext } from '@adonisjs/core/http'
import { courseKinds, setCourseKinds } from '#certificates/cycles/admin/course_kinds'
import { courseKindsValidator } from '#certificates/cycles/admin/validators'
import { cycleMessages as messages } from '#certificates/cycles/terms'

export default class CourseKindsController {
  show({ params }: HttpContext) {
    return courseKinds(params.id)
  }

  async update(ctx: HttpContext) {
    const { kindIds } = await ctx.request.validateUsing(courseKindsValidator)
    await setCourseKinds(ctx, ctx.params.id, kindIds)
    return { msg: messages.courseKindsSaved }
  }
}
