import type { CurrentUser } from '#core/current_user'
import type { Trx } from '#core/transaction'
import { getOrFail } from '#core/get_or_fail'
import { grade, type Grade } from '#exams/grading/grade'
import type { Change } from '#exams/attempts/answer_change'
import { Marking } from '#exams/attempts/terms'
import { hiddenKeyQuestions } from '#exams/grading/hidden_key_questions'
import { recordGraded } from '#exams/wrong_questions/record_graded'
import { WrongSource } from '#exams/wrong_questions/terms'

export type PracticeVerdict = Grade

const unjudged: PracticeVerdict = { marking: Marking.Open, answerPass: null, scoreTenths: null }

/** Practice shows right or wrong at once, except for text and for questions of an open test of the same user. */
export async function gradePracticeAnswers(
  trx: Trx,
  { user, userPaperId }: { user: CurrentUser; userPaperId: number },
  changes: Change[]
): Promise<Map<number, PracticeVerdict>> {
  const ids = changes.map(({ row }) => row.questionId)
  const withheld = await hiddenKeyQuestions(trx, user.id, ids)
  const verdicts = new Map<number, PracticeVerdict>()
  for (const { row, keys, answer } of changes) {
    const isSilent = withheld.has(row.questionId)
    const graded = isSilent ? unjudged : grade({ ...keys, maxTenths: row.maxTenths }, answer)
    const waits = graded.marking === Marking.Waiting
    verdicts.set(row.questionId, waits || answer === '' ? unjudged : graded)
  }
  const gradedAnswers = changes.flatMap(({ row: { questionId }, answer }) => {
    const { answerPass } = getOrFail(verdicts, questionId)
    return answerPass === null ? [] : [{ questionId, answer, isRight: answerPass }]
  })
  await recordGraded(trx, { userId: user.id, userPaperId, source: WrongSource.Practice }, gradedAnswers)
  return verdicts
}
