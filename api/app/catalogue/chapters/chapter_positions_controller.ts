import type { HttpContext } from '@adonisjs/core/http'
import { chapterMoveValidator } from '#catalogue/chapters/chapter_validators'
import { reorderChapters } from '#catalogue/chapters/reorder_chapters'
import { messages } from '#catalogue/terms'

export default class ChapterPositionsController {
  async store(ctx: HttpContext) {
    await reorderChapters(ctx, await ctx.request.validateUsing(chapterMoveValidator))
    return { msg: messages.saved }
  }
}
