import type { HttpContext } from '@adonisjs/core/http'
import { requireUser } from '#core/current_user'
import type { CourseType } from '#catalogue/terms'
import { myCourses } from '#learning/owned_courses_list'
import { myCoursesValidator } from '#learning/validators'

export default class MyCoursesController {
  async index(ctx: HttpContext) {
    const { courseTypes } = await ctx.request.validateUsing(myCoursesValidator)
    const courses = await myCourses(requireUser(ctx), courseTypes as CourseType[])
    return { courses, total: courses.length }
  }
}
