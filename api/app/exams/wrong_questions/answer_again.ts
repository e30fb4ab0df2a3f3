import db from '@adonisjs/lucid/services/db'
import type { CurrentUser } from '#core/current_user'
import { NotFound, UserError } from '#core/errors'
import { transaction, type Trx } from '#core/transaction'
import { AttemptErrorCode, attemptMessages } from '#exams/attempts/terms'
import { gradeSingleAnswer } from '#exams/grading/grade_single_answer'
import { hiddenKeyQuestions } from '#exams/grading/hidden_key_questions'
import { currentVersions, visibleKeys } from '#exams/questions/current_versions'
import { recordGraded } from '#exams/wrong_questions/record_graded'
import { WrongSource } from '#exams/wrong_questions/terms'

export async function answerAgain(user: CurrentUser, id: number, sent: string) {
  const row = await db
    .from('wrong_questions')
    .where({ id, user_id: user.id })
    .select('question_id as questionId')
    .first()
  if (!row) throw new NotFound()
  return transaction(async (trx) => {
    const { verdict } = await gradeForWrongBank(trx, user, { questionId: row.questionId, sent })
    const left = await trx.from('wrong_questions').where('id', id).first()
    return { ...verdict, rightDays: left.right_days as number, mastered: left.mastered_at !== null }
  })
}

/** @throws UserError for a question whose key is hidden by an open test or a paper */
export async function gradeForWrongBank(
  trx: Trx,
  user: CurrentUser,
  { questionId, sent }: { questionId: number; sent: string }
) {
  const version = (await currentVersions(trx, [questionId])).get(questionId)
  if (!version) throw new NotFound()
  const withheld = await hiddenKeyQuestions(trx, user.id, [questionId])
  if (withheld.size) {
    throw new UserError(attemptMessages.inOpenTest, { code: AttemptErrorCode.KeysWithheld })
  }
  const { answer, isRight } = await gradeSingleAnswer(trx, version, sent)
  if (isRight !== null) {
    const occasion = { userId: user.id, userPaperId: null, source: WrongSource.Practice }
    await recordGraded(trx, occasion, [{ questionId, answer, isRight }])
  }
  const verdict = {
    questionId,
    answerPass: isRight === null ? null : Number(isRight),
    ...(await visibleKeys(trx, version.versionId)),
  }
  return { verdict, isRight }
}
