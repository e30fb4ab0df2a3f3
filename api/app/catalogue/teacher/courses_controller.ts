import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { courseList, type ListQuery } from '#catalogue/listing/course_list'
import { teacherListValidator } from '#catalogue/validators'
import { requireUser } from '#core/current_user'

export default class CoursesController {
  async index(ctx: HttpContext) {
    const question = await ctx.request.validateUsing(teacherListValidator)
    const teacher = requireUser(ctx)
    const own = { ...(question as ListQuery), teacherId: teacher.id }
    return courseList(own, teacher, db.connection())
  }
}
