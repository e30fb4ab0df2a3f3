import type { DateTime } from 'luxon'
import { now, toStored } from '#core/time'
import type { Trx } from '#core/transaction'
import { getOrFail } from '#core/get_or_fail'
import { distributeProportionally } from '#exams/attempts/plausible_seconds'
import { isOverdue } from '#exams/attempts/time_window'
import { publishResult } from '#exams/grading/publish_result'
import { grade, type Grade } from '#exams/grading/grade'
import PaperAnswer from '#exams/attempts/paper_answer'
import { Marking, SubmittedBy } from '#exams/attempts/terms'
import type UserPaper from '#exams/user_paper'
import { versionKeys } from '#exams/questions/version_keys'
import { recordGraded } from '#exams/wrong_questions/record_graded'
import { WrongSource } from '#exams/wrong_questions/terms'

type Graded = Grade & { row: PaperAnswer }

/**
 * For a test. The caller holds the locks and has checked that it is open. After the deadline, the deadline is the time
 * of submission.
 */
export async function gradeAttempt(trx: Trx, attempt: UserPaper): Promise<void> {
  const at = now().startOf('second')
  const { deadlineAt, id, userId } = attempt
  // A locking read sees a save that was committed while the caller waited for the lock of the attempt.
  const rows = await PaperAnswer.query({ client: trx }).where('userPaperId', id).orderBy('position').forUpdate()
  const graded = await gradeRows(trx, rows)
  await limitSpent(trx, attempt, rows, at)
  await writeGrades(trx, id, graded, toStored(at))

  await recordGraded(trx, { userId, userPaperId: id, source: WrongSource.Paper }, answered(graded))
  attempt
    .useTransaction(trx)
    .merge({
      submittedAt: deadlineAt && deadlineAt < at ? deadlineAt : at,
      submittedBy: isOverdue(deadlineAt, at) ? SubmittedBy.Deadline : SubmittedBy.Learner,
      openKey: null,
    })
  await publishResult(trx, attempt, {
    scoreTenths: graded.reduce((sum, { scoreTenths }) => sum + (scoreTenths ?? 0), 0),
    waiting: graded.filter(({ marking }) => marking === Marking.Waiting).length,
  })
}

/** Two concurrent saves may each have been granted the whole elapsed time. */
async function limitSpent(trx: Trx, attempt: UserPaper, rows: PaperAnswer[], at: DateTime) {
  const passed = Math.max(0, Math.floor(at.diff(attempt.startedAt, 'seconds').seconds))
  const measured = rows.map(({ questionId, spentSeconds }) => ({ questionId, seconds: spentSeconds }))
  const believed = distributeProportionally(passed, measured)
  for (const { questionId, seconds } of measured) {
    const spent = getOrFail(believed, questionId)
    if (spent === seconds) continue
    await trx
      .from('paper_answers')
      .where({ user_paper_id: attempt.id, question_id: questionId })
      .update({ spent_seconds: spent })
  }
}

async function gradeRows(trx: Trx, rows: PaperAnswer[]): Promise<Graded[]> {
  const keys = await versionKeys(
    trx,
    rows.map(({ questionVersionId }) => questionVersionId)
  )
  return rows.map((row) => {
    const { questionType, questionKeys } = getOrFail(keys, row.questionVersionId)
    return { row, ...grade({ questionType, questionKeys, maxTenths: row.maxTenths }, row.answer) }
  })
}

/** One statement: answers that are neither right nor waiting for a mark are wrong. */
async function writeGrades(trx: Trx, userPaperId: number, graded: Graded[], at: string) {
  const ids = (rows: Graded[]) => [0, ...rows.map(({ row }) => row.questionId)]
  const right = ids(graded.filter(({ answerPass }) => answerPass))
  const waiting = ids(graded.filter(({ marking }) => marking === Marking.Waiting))
  const oneOf = (list: number[]) => `question_id in (${list.map(() => '?').join(', ')})`
  await trx.rawQuery(
    `update paper_answers set
      marking = case when ${oneOf(waiting)} then '${Marking.Waiting}' else '${Marking.Auto}' end,
      answer_pass = case when ${oneOf(waiting)} then null when ${oneOf(right)} then 1 else 0 end,
      score_tenths = case when ${oneOf(waiting)} then null when ${oneOf(right)} then max_tenths else 0 end,
      updated_at = ?
      where user_paper_id = ?`,
    [...waiting, ...waiting, ...right, ...waiting, ...right, at, userPaperId]
  )
}

/** An untouched question is not a wrong answer; one whose answer was removed is. */
const answered = (graded: Graded[]) =>
  graded
    .filter(({ row, answerPass }) => row.rev > 0 && answerPass !== null)
    .map(({ row, answerPass }) => ({ questionId: row.questionId, answer: row.answer ?? '', isRight: answerPass! }))
