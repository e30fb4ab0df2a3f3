import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { handoutFile, removeHandout } from '#catalogue/chapters/chapter_handout'
import { messages } from '#catalogue/terms'
import { requireUser } from '#core/current_user'
import { ObjectStorage } from '#drivers/storage/object_storage'

@inject()
export default class ChapterHandoutsController {
  constructor(protected storage: ObjectStorage) {}

  async show(ctx: HttpContext) {
    const { id, chapterId } = ctx.params
    return handoutFile(this.storage, requireUser(ctx), { courseId: Number(id), chapterId: Number(chapterId) })
  }

  async destroy(ctx: HttpContext) {
    await removeHandout(ctx, { courseId: ctx.params.id, chapterId: ctx.params.chapterId })
    return { msg: messages.handoutDeleted }
  }
}
