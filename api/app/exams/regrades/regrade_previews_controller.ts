import type { HttpContext } from '@adonisjs/core/http'
import { previewRegrade } from '#exams/regrades/preview_regrade'

export default class RegradePreviewsController {
  async store({ params }: HttpContext) {
    return previewRegrade(params.id)
  }
}
