import type { HttpContext } from '@adonisjs/core/http'

import { markAnswer } from '#exams/marking/mark_answer'
import { answersToMark } from '#exams/marking/marked_answers'
import { markingMessages } from '#exams/marking/terms'
import { markingListValidator, markingValidator } from '#exams/marking/validators'

export default class PaperAnswersController {
  async index(ctx: HttpContext) {
    return answersToMark(null, await ctx.request.validateUsing(markingListValidator))
  }

  async store(ctx: HttpContext) {
    const form = await ctx.request.validateUsing(markingValidator)
    const isGraded = await markAnswer(ctx, null, ctx.params.id, form)
    return { graded: isGraded, msg: isGraded ? markingMessages.graded : markingMessages.marked }
  }
}
