import type { HttpContext } from '@adonisjs/core/http'
import { visitorOrUser } from '#core/current_user'
import { courseChapters } from '#learning/course_chapters'

export default class ChaptersController {
  async index(ctx: HttpContext) {
    return courseChapters(visitorOrUser(ctx), Number(ctx.params.id), true)
  }
}
