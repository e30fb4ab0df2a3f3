import type { HttpContext } from '@adonisjs/core/http'
import { requireUser } from '#core/current_user'
import { paperQuestionList, placeQuestions, removeQuestion } from '#exams/papers/paper_questions'
import { paperMessages } from '#exams/papers/terms'
import { paperQuestionsValidator } from '#exams/papers/validators'

export default class PaperQuestionsController {
  async index(ctx: HttpContext) {
    return paperQuestionList(requireUser(ctx), ctx.params.id)
  }

  async store(ctx: HttpContext) {
    const form = await ctx.request.validateUsing(paperQuestionsValidator)
    const list = await placeQuestions(ctx, ctx.params.id, form)
    return { ...list, msg: paperMessages.saved }
  }

  async destroy(ctx: HttpContext) {
    const { id, paperQuestionId } = ctx.params
    await removeQuestion(ctx, Number(id), Number(paperQuestionId))
    return { msg: paperMessages.deleted }
  }
}
