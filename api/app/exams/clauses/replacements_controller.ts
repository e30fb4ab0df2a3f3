import type { HttpContext } from '@adonisjs/core/http'
import { clauseOf } from '#exams/clauses/clause_list'
import { replaceClause, restoreClause } from '#exams/clauses/replace_clause'
import { clauseMessages, replacedText } from '#exams/clauses/terms'
import { replacementValidator, restorationValidator } from '#exams/clauses/validators'

export default class ReplacementsController {
  async store(ctx: HttpContext) {
    const id = ctx.params.id
    const form = await ctx.request.validateUsing(replacementValidator)
    const waiting = await replaceClause(ctx, id, form)
    return { clause: await clauseOf(id), msg: replacedText(waiting) }
  }

  async restore(ctx: HttpContext) {
    const id = ctx.params.id
    const form = await ctx.request.validateUsing(restorationValidator)
    await restoreClause(ctx, id, form)
    return { clause: await clauseOf(id), msg: clauseMessages.restored }
  }
}
