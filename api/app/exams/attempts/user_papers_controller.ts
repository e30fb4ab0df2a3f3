import type { HttpContext } from '@adonisjs/core/http'
import { requireUser } from '#core/current_user'
import { toAttempt, toSecondsLeft } from '#exams/attempts/attempt_transformer'
import { submitAttempt, resetAttempt } from '#exams/attempts/submit_attempt'
import { openQuestions } from '#exams/attempts/open_questions'
import { startAttempt } from '#exams/attempts/start_attempt'
import { startValidator } from '#exams/attempts/validators'

export default class UserPapersController {
  async store(ctx: HttpContext) {
    const form = await ctx.request.validateUsing(startValidator)
    const attempt = await startAttempt(requireUser(ctx), form)
    return { ...toAttempt(attempt), ...toSecondsLeft(attempt.deadlineAt), questions: await openQuestions(attempt) }
  }

  async destroy(ctx: HttpContext) {
    await resetAttempt({ id: ctx.params.id, userId: requireUser(ctx).id })
    return {}
  }

  /** Responds with the stored result, however often it is submitted. */
  async score(ctx: HttpContext) {
    const attempt = await submitAttempt({ id: ctx.params.id, userId: requireUser(ctx).id })
    return toAttempt(attempt)
  }
}
