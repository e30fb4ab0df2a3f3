import type { HttpContext } from '@adonisjs/core/http'
import type { Infer } from '@vinejs/vine/types'
import { lockUser } from '#accounts/lock_user'
import { audit } from '#core/audit/audit'
import { requireUser, type CurrentUser } from '#core/current_user'
import { NotFound, UserError } from '#core/errors'
import { now } from '#core/time'
import { transaction, type Trx } from '#core/transaction'
import PaperAnswer from '#exams/attempts/paper_answer'
import { AttemptState, Marking } from '#exams/attempts/terms'
import UserPaper from '#exams/user_paper'
import { publishResult } from '#exams/grading/publish_result'
import { notifyResult } from '#exams/grading/notify_result'
import { markable } from '#exams/marking/marked_answers'
import { markingMessages } from '#exams/marking/terms'
import type { markingValidator } from '#exams/marking/validators'
import { ScoreStep } from '#exams/questions/terms'
import { recordGraded } from '#exams/wrong_questions/record_graded'
import { undoWrong } from '#exams/wrong_questions/undo_wrong'
import { WrongSource } from '#exams/wrong_questions/terms'

/**
 * A mark can be corrected. @returns whether the attempt has a result @throws UserError `conflict` when it was marked in
 * the meantime
 */
export async function markAnswer(
  ctx: HttpContext,
  teacher: CurrentUser | null,
  id: number,
  form: Infer<typeof markingValidator>
): Promise<boolean> {
  const found = await markable(teacher)
    .where('paper_answers.id', id)
    .select('user_papers.id as attemptId', 'user_papers.user_id as userId')
    .first()
  if (!found) throw new NotFound()
  return transaction(async (trx) => {
    await lockUser(trx, found.userId)
    const attempt = await UserPaper.query({ client: trx }).where('id', found.attemptId).forUpdate().firstOrFail()
    const answer = await PaperAnswer.query({ client: trx }).where('id', id).forUpdate().firstOrFail()
    ensureMarkable(answer, form)

    const before = recordOf(answer)
    const wasRight = answer.answerPass === null ? null : Boolean(answer.answerPass)
    const scoreTenths = Math.round(form.answerScore * 10)
    await answer
      .merge({
        scoreTenths,
        marking: Marking.Manual,
        remark: form.remark || null,
        markedBy: requireUser(ctx).id,
        markedAt: now(),
        answerPass: scoreTenths === answer.maxTenths,
      })
      .save()
    await recordMarked(trx, {
      userId: attempt.userId,
      userPaperId: attempt.id,
      questionId: answer.questionId,
      answer: answer.answer ?? '',
      wasRight,
      isRight: Boolean(answer.answerPass),
    })
    await publishResult(trx, attempt)
    if (attempt.state === AttemptState.Graded) await notifyResult(trx, attempt, 'testGraded')
    await audit(trx, ctx, {
      action: 'user-paper.mark',
      object: `user-paper:${attempt.id}`,
      before,
      after: recordOf(answer),
    })
    return attempt.state === AttemptState.Graded
  })
}

function ensureMarkable(answer: PaperAnswer, form: Infer<typeof markingValidator>): void {
  const { answerScore, seenScore } = form
  const isStep = Number.isInteger(answerScore / ScoreStep)
  if (!isStep || answerScore < 0 || answerScore * 10 > answer.maxTenths) {
    throw new UserError(markingMessages.score, { field: 'answerScore' })
  }
  const present = answer.scoreTenths === null ? null : answer.scoreTenths / 10
  if (seenScore !== undefined && seenScore !== present) {
    throw new UserError(markingMessages.changed, {
      code: 'conflict',
      payload: { answerScore: present, remark: answer.remark },
    })
  }
}

const recordOf = ({ id, scoreTenths, remark }: PaperAnswer) => ({
  paperAnswerId: id,
  answerScore: scoreTenths === null ? null : scoreTenths / 10,
  remark,
})

interface Marked {
  userId: number
  userPaperId: number
  questionId: number
  answer: string
  /** Null before the first mark. */
  wasRight: boolean | null
  isRight: boolean
}

/** A text answer is graded by its mark: with less than full points it is wrong. A corrected mark counts once. */
async function recordMarked(trx: Trx, marked: Marked): Promise<void> {
  const { userId, userPaperId, questionId, answer, wasRight, isRight } = marked
  if (wasRight === isRight) return
  if (wasRight === false) return undoWrong(trx, userId, questionId)
  const occasion = { userId, userPaperId, source: WrongSource.Paper }
  await recordGraded(trx, occasion, [{ questionId, answer, isRight }])
}
