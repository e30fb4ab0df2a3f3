import type { HttpContext } from '@adonisjs/core/http'
import { requireUser } from '#core/current_user'
import { clauseList } from '#exams/clauses/clause_list'
import { clauseQuestions } from '#exams/clauses/clause_questions'
import { clauseListValidator, clauseQuestionsValidator } from '#exams/clauses/validators'

export default class ClausesController {
  async index(ctx: HttpContext) {
    const filters = await ctx.request.validateUsing(clauseListValidator)
    return clauseList(requireUser(ctx), filters)
  }

  async questions({ request, params }: HttpContext) {
    const paging = await request.validateUsing(clauseQuestionsValidator)
    return clauseQuestions(Number(params.id), paging)
  }
}
