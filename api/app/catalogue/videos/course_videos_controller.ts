import type { HttpContext } from '@adonisjs/core/http'
import { removeCourseVideo } from '#catalogue/videos/course_video'
import { messages } from '#catalogue/terms'

/** The video that belongs to a course as a whole, such as the recording of a live one. */
export default class CourseVideosController {
  async destroy(ctx: HttpContext) {
    await removeCourseVideo(ctx, ctx.params.id)
    return { msg: messages.deleted }
  }
}
