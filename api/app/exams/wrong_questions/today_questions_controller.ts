import type { HttpContext } from '@adonisjs/core/http'
import { userOrNull } from '#core/current_user'
import { answerToday, todayQuestion } from '#exams/wrong_questions/question_of_the_day'
import { todayAnswerValidator } from '#exams/wrong_questions/validators'

export default class TodayQuestionsController {
  async show(ctx: HttpContext) {
    return todayQuestion(userOrNull(ctx))
  }

  async answer(ctx: HttpContext) {
    const form = await ctx.request.validateUsing(todayAnswerValidator)
    return answerToday(userOrNull(ctx), form)
  }
}
