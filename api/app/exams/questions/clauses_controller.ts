import type { HttpContext } from '@adonisjs/core/http'
import { requireUser } from '#core/current_user'
import { clauseList, clauseOf } from '#exams/clauses/clause_list'
import { clauseQuestions } from '#exams/questions/clause_questions'
import { nameClause } from '#exams/clauses/name_clause'
import { clauseMessages } from '#exams/clauses/terms'
import { clauseListValidator, clauseNameValidator, clauseQuestionsValidator } from '#exams/clauses/validators'

export default class ClausesController {
  async index(ctx: HttpContext) {
    const filters = await ctx.request.validateUsing(clauseListValidator)
    return clauseList(requireUser(ctx), filters)
  }

  async update(ctx: HttpContext) {
    const id = ctx.params.id
    const { clauseName } = await ctx.request.validateUsing(clauseNameValidator)
    await nameClause(ctx, id, clauseName ?? '')
    return { clause: await clauseOf(id), msg: clauseMessages.renamed }
  }

  async questions({ request, params }: HttpContext) {
    const paging = await request.validateUsing(clauseQuestionsValidator)
    return clauseQuestions(params.id, paging)
  }
}
