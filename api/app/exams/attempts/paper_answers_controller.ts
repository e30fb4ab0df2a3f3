import type { HttpContext } from '@adonisjs/core/http'
import { requireUser } from '#core/current_user'
import { toWireTime } from '#core/time'
import { attemptAnswers } from '#exams/attempts/attempt_answers'
import { toPoints, toSecondsLeft } from '#exams/attempts/attempt_transformer'
import { saveAnswers } from '#exams/attempts/save_answers'
import { answersValidator, revealValidator } from '#exams/attempts/validators'

export default class PaperAnswersController {
  async index(ctx: HttpContext) {
    const { reveal } = await ctx.request.validateUsing(revealValidator)
    return attemptAnswers(requireUser(ctx), ctx.params.id, reveal === 1)
  }

  /** A single answer is repeated at the top level of the response, as the specification has it. */
  async store(ctx: HttpContext) {
    const form = await ctx.request.validateUsing(answersValidator)
    const { userPaperId, paperId, answers: batch, ...single } = form
    const sent = batch ?? [{ ...single, questionId: single.questionId!, answer: single.answer! }]
    const saved = await saveAnswers(requireUser(ctx), { userPaperId, paperId, answers: sent })
    const answers = saved.answers.map(({ verdict, savedAt, ...rest }) => ({
      ...rest,
      savedAt: toWireTime(savedAt),
      answerPass: typeof verdict?.answerPass === 'boolean' ? Number(verdict.answerPass) : null,
      answerScore: toPoints(verdict?.scoreTenths ?? null),
    }))
    const { answerPass, answerScore } = answers[0]
    const one = batch ? {} : { answerPass, answerScore }
    return { userPaperId, paperId, ...toSecondsLeft(saved.deadlineAt), ...one, answers }
  }
}
