import type { HttpContext } from '@adonisjs/core/http'
import { requireUser } from '#core/current_user'
import { answerAgain } from '#exams/wrong_questions/answer_again'
import { errorQuestions } from '#exams/wrong_questions/bank_list'
import { bookmarkQuestion, clearBank, removeFromBank } from '#exams/wrong_questions/change_bank'
import { wrongMessages } from '#exams/wrong_questions/terms'
import { answerAgainValidator, bookmarkValidator, errorQuestionsValidator } from '#exams/wrong_questions/validators'

export default class ErrorQuestionsController {
  async index(ctx: HttpContext) {
    const filter = await ctx.request.validateUsing(errorQuestionsValidator)
    return errorQuestions(requireUser(ctx), filter)
  }

  async store(ctx: HttpContext) {
    const { questionId } = await ctx.request.validateUsing(bookmarkValidator)
    await bookmarkQuestion(requireUser(ctx), questionId)
    return { msg: wrongMessages.added }
  }

  async answer(ctx: HttpContext) {
    const form = await ctx.request.validateUsing(answerAgainValidator)
    return answerAgain(requireUser(ctx), ctx.params.id, form.answer)
  }

  async clear(ctx: HttpContext) {
    await clearBank(requireUser(ctx))
    return { msg: wrongMessages.cleared }
  }

  async destroy(ctx: HttpContext) {
    await removeFromBank(requireUser(ctx), ctx.params.id)
    return { msg: wrongMessages.removed }
  }
}
