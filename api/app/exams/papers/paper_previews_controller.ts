import type { HttpContext } from '@adonisjs/core/http'
import { paperPreview } from '#exams/papers/paper_preview'
import { previewValidator } from '#exams/papers/validators'

export default class PaperPreviewsController {
  async show({ request, params }: HttpContext) {
    const { seed = 1 } = await request.validateUsing(previewValidator)
    return paperPreview(Number(params.id), seed)
  }
}
