import type { HttpContext } from '@adonisjs/core/http'
import { changeQuestions } from '#exams/questions/batches/change_questions'
import { questionBatchValidator } from '#exams/questions/validators'

export default class QuestionBatchesController {
  async store(ctx: HttpContext) {
    return changeQuestions(ctx, await ctx.request.validateUsing(questionBatchValidator))
  }
}
