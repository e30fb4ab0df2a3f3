import { filledUp, marksFor, preparedForMany } from '#core/prepared'
import type { Trx } from '#core/transaction'
import type { Spent } from '#exams/attempts/believed_seconds'
import type { Change } from '#exams/attempts/change'
import type { PracticeVerdict } from '#exams/grading/judge_practiced'

interface Saving {
  userPaperId: number
  savedAt: string
  spent: Spent
  /** By question, of a practice. */
  verdicts: Map<number, PracticeVerdict>
}

type Value = string | number | null

/** One answer at a time is what the page sends, and needs no choice by question. */
const byQuestion = (count: number) =>
  count === 1 ? '?' : `case question_id ${'when ? then ? '.repeat(count)}end`

const textWith = (more: (value: string) => string) => (count: number) => {
  const value = byQuestion(count)
  return `update paper_answers set answer = ${value}, client_op_id = ${value},
    spent_seconds = spent_seconds + ${value}, ${more(value)} rev = rev + 1, saved_at = ?, updated_at = ?
    where user_paper_id = ? and question_id in (${marksFor(count)})`
}

const answered = preparedForMany(textWith(() => ''))

const answeredAndJudged = preparedForMany(
  textWith((value) => `marking = ${value}, answer_pass = ${value}, score_tenths = ${value},`)
)

/** All by one statement. Whoever calls has locked them. */
export async function storeAnswers(trx: Trx, saving: Saving, changes: Change[]): Promise<void> {
  if (!changes.length) return
  const { userPaperId, savedAt, spent, verdicts } = saving
  const all = filledUp(changes)
  const each = (value: (change: Change) => Value): Value[] =>
    all.length === 1
      ? [value(all[0])]
      : all.flatMap((change) => [change.row.questionId, value(change)])
  const verdictOf = ({ row }: Change) => verdicts.get(row.questionId)!

  const values = [
    ...each(({ answer }) => answer),
    ...each(({ sent }) => sent.clientOpId ?? null),
    ...each(({ row }) => spent.get(row.questionId) ?? 0),
  ]
  if (verdicts.size) {
    values.push(
      ...each((change) => verdictOf(change).marking),
      ...each((change) => toNumber(verdictOf(change).answerPass)),
      ...each((change) => verdictOf(change).scoreTenths)
    )
  }
  values.push(savedAt, savedAt, userPaperId, ...all.map(({ row }) => row.questionId))
  const statement = verdicts.size ? answeredAndJudged : answered
  await statement(all.length).write(trx, ...values)
}

const toNumber = (value: boolean | null) => (value === null ? null : Number(value))
