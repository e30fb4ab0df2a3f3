import type { HttpContext } from '@adonisjs/core/http'
import { requireUser } from '#core/current_user'
import { courseStudy } from '#statistics/study/course_study'

export default class CourseStudiesController {
  async own(ctx: HttpContext) {
    return courseStudy(requireUser(ctx), Number(ctx.params.courseId))
  }

  async show({ params }: HttpContext) {
    return courseStudy(null, Number(params.courseId))
  }
}
