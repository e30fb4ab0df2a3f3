import type { HttpContext } from '@adonisjs/core/http'
import { scoreList } from '#exams/papers/scores'
import { scoreListValidator } from '#exams/papers/validators'

export default class ScoresController {
  async index({ request, params }: HttpContext) {
    return scoreList(Number(params.id), await request.validateUsing(scoreListValidator))
  }
}
