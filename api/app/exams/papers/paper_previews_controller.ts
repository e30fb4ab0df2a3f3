import type { HttpContext } from '@adonisjs/core/http'
import { requireUser } from '#core/current_user'
import { paperPreview } from '#exams/papers/paper_preview'
import { previewValidator } from '#exams/papers/validators'

export default class PaperPreviewsController {
  async show(ctx: HttpContext) {
    const { seed = 1 } = await ctx.request.validateUsing(previewValidator)
    return paperPreview(requireUser(ctx), ctx.params.id, seed)
  }
}
