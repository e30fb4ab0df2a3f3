import type { HttpContext } from '@adonisjs/core/http'
import { clauseList } from '#exams/clauses/clause_list'
import { clauseQuestions } from '#exams/clauses/clause_questions'
import { clauseListValidator, clauseQuestionsValidator } from '#exams/clauses/validators'

export default class ClausesController {
  async index({ request }: HttpContext) {
    return clauseList(await request.validateUsing(clauseListValidator))
  }

  async questions({ request, params }: HttpContext) {
    const paging = await request.validateUsing(clauseQuestionsValidator)
    return clauseQuestions(Number(params.id), paging)
  }
}
