import type { HttpContext } from '@adonisjs/core/http'
import { userOrNull } from '#core/current_user'
import { courseChapters } from '#learning/chapters/course_chapters'

export default class PublishedChaptersController {
  async index(ctx: HttpContext) {
    return courseChapters(userOrNull(ctx), ctx.params.id, false)
  }
}
