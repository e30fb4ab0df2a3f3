import type { HttpContext } from '@adonisjs/core/http'
import { removeHandout } from '#catalogue/chapters/chapter_handout'
import { messages } from '#catalogue/terms'

export default class ChapterHandoutsController {
  async destroy(ctx: HttpContext) {
    await removeHandout(ctx, { courseId: ctx.params.id, chapterId: ctx.params.chapterId })
    return { msg: messages.handoutDeleted }
  }
}
