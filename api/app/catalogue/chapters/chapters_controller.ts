import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { chapterList, chapterOf } from '#catalogue/chapters/chapter_list'
import { chapterFormValidator } from '#catalogue/chapters/chapter_validators'
import { DeleteChapter } from '#catalogue/chapters/delete_chapter'
import { SaveChapter } from '#catalogue/chapters/save_chapter'
import { messages } from '#catalogue/terms'
import { requireUser } from '#core/current_user'

export default class ChaptersController {
  async index(ctx: HttpContext) {
    return { chapters: await chapterList(ctx.params.id, requireUser(ctx)) }
  }

  async show(ctx: HttpContext) {
    const { id, chapterId } = ctx.params
    return { chapter: await chapterOf(id, chapterId, requireUser(ctx)) }
  }

  @inject()
  async store(ctx: HttpContext, saveChapter: SaveChapter) {
    const form = await ctx.request.validateUsing(chapterFormValidator)
    return { msg: messages.saved, chapter: await saveChapter.execute(ctx, ctx.params.id, form) }
  }

  @inject()
  async update(ctx: HttpContext, saveChapter: SaveChapter) {
    const { id, chapterId } = ctx.params
    const form = await ctx.request.validateUsing(chapterFormValidator)
    return { msg: messages.saved, chapter: await saveChapter.execute(ctx, id, form, chapterId) }
  }

  @inject()
  async destroy(ctx: HttpContext, deleteChapter: DeleteChapter) {
    await deleteChapter.execute(ctx, ctx.params.id, ctx.params.chapterId)
    return { msg: messages.deleted }
  }
}
