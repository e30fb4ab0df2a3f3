import type { HttpContext } from '@adonisjs/core/http'
import { removeCourseVideo } from '#catalogue/videos/course_video'
import { messages } from '#catalogue/terms'

export default class CourseVideosController {
  async destroy(ctx: HttpContext) {
    await removeCourseVideo(ctx, ctx.params.id)
    return { msg: messages.deleted }
  }
}
