import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { requireUser } from '#core/current_user'
import { handoutLink } from '#learning/chapters/handout_link'
import { ObjectStorage } from '#drivers/storage/object_storage'

@inject()
export default class HandoutsController {
  constructor(protected storage: ObjectStorage) {}

  async show(ctx: HttpContext) {
    const { id, chapterId } = ctx.params
    return handoutLink(this.storage, requireUser(ctx), { courseId: Number(id), chapterId: Number(chapterId) })
  }
}
