import type { HttpContext } from '@adonisjs/core/http'
import { requireUser } from '#core/current_user'
import { courseProgress } from '#learning/playback/course_progress'

export default class CourseProgressesController {
  show(ctx: HttpContext) {
    return courseProgress(requireUser(ctx), ctx.params.id)
  }
}
