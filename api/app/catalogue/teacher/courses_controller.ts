import type { HttpContext } from '@adonisjs/core/http'
import { courseList, type ListQuery } from '#catalogue/listing/course_list'
import { teacherListValidator } from '#catalogue/validators'
import { signedIn } from '#core/current_user'

export default class CoursesController {
  async index(ctx: HttpContext) {
    const question = await ctx.request.validateUsing(teacherListValidator)
    const teacher = signedIn(ctx)
    return courseList({ ...(question as ListQuery), teacherId: teacher.id }, teacher)
  }
}
