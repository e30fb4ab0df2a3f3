import type { HttpContext } from '@adonisjs/core/http'
import { requireUser } from '#core/current_user'
import { deleteQuestion } from '#exams/questions/delete_question'
import { questionList } from '#exams/questions/question_list'
import { saveQuestion } from '#exams/questions/save_question'
import { questionMessages } from '#exams/questions/terms'
import { questionListValidator, questionValidator } from '#exams/questions/validators'

export default class QuestionsController {
  async index(ctx: HttpContext) {
    const filters = await ctx.request.validateUsing(questionListValidator)
    return questionList(requireUser(ctx), ctx.params.id, filters)
  }

  async store(ctx: HttpContext) {
    const form = await ctx.request.validateUsing(questionValidator)
    const question = await saveQuestion(ctx, ctx.params.id, form)
    const msg = form.questionId ? questionMessages.saved : questionMessages.added
    return { questionId: question.questionId, question, msg }
  }

  async destroy(ctx: HttpContext) {
    await deleteQuestion(ctx, ctx.params.id)
    return { msg: questionMessages.deleted }
  }
}
