import type { HttpContext } from '@adonisjs/core/http'
import { courseList, type ListQuery } from '#catalogue/listing/course_list'
import { teacherListValidator } from '#catalogue/validators'
import { requireUser } from '#core/current_user'

export default class CoursesController {
  async index(ctx: HttpContext) {
    const question = await ctx.request.validateUsing(teacherListValidator)
    const teacher = requireUser(ctx)
    return courseList({ ...(question as ListQuery), teacherId: teacher.id }, teacher)
  }
}
