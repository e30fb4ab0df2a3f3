import { lockUser } from '#accounts/lock_user'
import { UserError } from '#core/errors'
import { now, toStored } from '#core/time'
import type { Trx } from '#core/transaction'
import { AttemptMode, AttemptState, type HoursMove, Marking } from '#exams/attempts/terms'
import UserPaper from '#exams/user_paper'
import { publishResult } from '#exams/grading/publish_result'
import { grade, type Grade } from '#exams/grading/grade'
import Question from '#exams/questions/question'
import { attemptsWithOlderKey, doneStates, type People } from '#exams/regrades/pending_attempts'
import type { RegradeTarget } from '#exams/regrades/regrade_target'
import { regradeMessages } from '#exams/regrades/terms'
import { recordGraded } from '#exams/wrong_questions/record_graded'
import { undoWrong } from '#exams/wrong_questions/undo_wrong'
import { WrongSource } from '#exams/wrong_questions/terms'

interface AnswerRow {
  id: number
  userPaperId: number
  answer: string | null
  answerPass: number | boolean | null
  maxTenths: number
}

/** An attempt whose result has changed. */
export interface ChangedAttempt {
  attempt: UserPaper
  oldScoreTenths: number
  oldPass: boolean
  newScoreTenths: number
  newPass: boolean
  hours: HoursMove
}

/**
 * Grades the answers of some users by the current key. Attempts graded by it already are skipped, so that a double
 * click grades once. Locks come before the first plain read, which would fix the snapshot of the transaction.
 */
export async function regradePeople(trx: Trx, target: RegradeTarget, people: People) {
  for (const id of people.userIds) await lockUser(trx, id)
  const { questionId, version } = target
  const question = await Question.query({ client: trx }).where({ id: questionId, version }).forUpdate().first()
  if (!question) throw new UserError(regradeMessages.changed, { code: 'conflict' })

  const rows: AnswerRow[] = await attemptsWithOlderKey(questionId, target.olderIds, trx)
    .whereIn('user_papers.state', doneStates)
    .whereIn('paper_answers.id', people.answerIds)
    .orderBy('user_papers.id')
    .forUpdate()
    .select(
      'paper_answers.id',
      'paper_answers.user_paper_id as userPaperId',
      'paper_answers.answer',
      'paper_answers.answer_pass as answerPass',
      'paper_answers.max_tenths as maxTenths'
    )
  const changed: ChangedAttempt[] = []
  const same: number[] = []
  for (const row of rows) {
    const verdict = grade({ ...target, maxTenths: row.maxTenths }, row.answer)
    if (verdict.answerPass === Boolean(row.answerPass)) same.push(row.id)
    else changed.push(...(await regradeAttempt(trx, target, row, verdict)))
  }
  if (same.length) {
    const seen = { question_version_id: target.versionId, updated_at: toStored(now()) }
    await trx.from('paper_answers').whereIn('id', same).update(seen)
  }
  return { attempts: rows.length, changed }
}

async function regradeAttempt(
  trx: Trx,
  { questionId, versionId }: RegradeTarget,
  row: AnswerRow,
  { answerPass, scoreTenths }: Grade
): Promise<ChangedAttempt[]> {
  const verdict = { answer_pass: answerPass, score_tenths: scoreTenths, marking: Marking.Auto }
  await trx
    .from('paper_answers')
    .where('id', row.id)
    .update({ ...verdict, question_version_id: versionId, updated_at: toStored(now()) })
  const attempt = await UserPaper.query({ client: trx }).where('id', row.userPaperId).forUpdate().firstOrFail()
  const { userId, userScoreTenths, userPass } = attempt
  if (answerPass) await undoWrong(trx, userId, questionId)
  else {
    const source = attempt.mode === AttemptMode.Test ? WrongSource.Paper : WrongSource.Practice
    const occasion = { userId, userPaperId: attempt.id, source }
    await recordGraded(trx, occasion, [{ questionId, answer: row.answer ?? '', isRight: false }])
  }
  // Its result follows with the last mark.
  if (attempt.state !== AttemptState.Graded) return []

  const hours = await publishResult(trx, attempt)
  const result = {
    oldScoreTenths: Number(userScoreTenths),
    oldPass: Boolean(userPass),
    newScoreTenths: attempt.userScoreTenths!,
    newPass: attempt.userPass!,
  }
  const isSame = result.oldScoreTenths === result.newScoreTenths && result.oldPass === result.newPass
  return isSame ? [] : [{ attempt, ...result, hours }]
}
