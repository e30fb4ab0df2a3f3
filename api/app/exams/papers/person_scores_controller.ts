import type { HttpContext } from '@adonisjs/core/http'
import { scoresOfPerson } from '#exams/papers/scores_of_person'
import { personScoresValidator } from '#exams/papers/validators'

export default class PersonScoresController {
  async index({ request, params }: HttpContext) {
    const pages = await request.validateUsing(personScoresValidator)
    return scoresOfPerson(params.id, pages)
  }
}
