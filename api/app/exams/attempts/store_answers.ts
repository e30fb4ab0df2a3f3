import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { padToPowerOfTwo, placeholders, preparedForMany } from '#core/prepared_statements'
import type { Trx } from '#core/transaction'
import { getOrFail } from '#core/get_or_fail'
import type { Spent } from '#exams/attempts/plausible_seconds'
import type { Change } from '#exams/attempts/answer_change'
import { Marking } from '#exams/attempts/terms'
import type { PracticeVerdict } from '#exams/attempts/grade_practice_answers'

interface Saving {
  userPaperId: number
  savedAt: string
  spent: Spent
  /** By question; for a practice. */
  verdicts: Map<number, PracticeVerdict>
}

type Value = string | number | null

/** The page usually sends one answer, which needs no `case` by question. */
const byQuestion = (count: number) => (count === 1 ? '?' : `case question_id ${'when ? then ? '.repeat(count)}end`)

const textWith =
  (more: (value: string) => string, where = (_: string) => '') =>
  (count: number) => {
    const value = byQuestion(count)
    return `update paper_answers set answer = ${value}, client_op_id = ${value},
    spent_seconds = spent_seconds + ${value}, ${more(value)} rev = rev + 1, saved_at = ?, updated_at = ?
    where user_paper_id = ? and question_id in (${placeholders(count)}) ${where(value)}`
  }

const nothing = () => ''
const answered = preparedForMany(textWith(nothing))
const storeVerdicts = preparedForMany(
  textWith((value) => `marking = ${value}, answer_pass = ${value}, score_tenths = ${value},`)
)
/** Submitting changes the `marking` of every answer from open, under its lock. */
const answeredIfUnchanged = preparedForMany(
  textWith(nothing, (value) => `and marking = '${Marking.Open}' and rev = ${value}`)
)

/** One statement for all. The caller has locked them. */
export async function storeAnswers(trx: Trx, saving: Saving, changes: Change[]): Promise<void> {
  if (!changes.length) return
  const { verdicts } = saving
  const { all, each, set, which } = bindingsOf(saving, changes)
  if (!verdicts.size) {
    await answered(all.length).write(trx, ...set, ...which)
    return
  }
  const verdictOf = ({ row }: Change) => getOrFail(verdicts, row.questionId)
  const verdictValues = [
    ...each((change) => verdictOf(change).marking),
    ...each((change) => toNumber(verdictOf(change).answerPass)),
    ...each((change) => verdictOf(change).scoreTenths),
  ]
  await storeVerdicts(all.length).write(trx, ...set, ...verdictValues, ...which)
}

/** One statement that commits by itself. @returns whether all were unchanged; the changed ones were not written */
export async function storeUnchanged(
  client: QueryClientContract,
  saving: Omit<Saving, 'verdicts'>,
  changes: Change[]
): Promise<boolean> {
  if (!changes.length) return true
  const { all, each, set, which } = bindingsOf(saving, changes)
  const revisions = each(({ row }) => row.rev)
  const found = await answeredIfUnchanged(all.length).write(client, ...set, ...which, ...revisions)
  return found === changes.length
}

function bindingsOf(saving: Omit<Saving, 'verdicts'>, changes: Change[]) {
  const { userPaperId, savedAt, spent } = saving
  const all = padToPowerOfTwo(changes)
  const each = (value: (change: Change) => Value): Value[] =>
    all.length === 1 ? [value(all[0])] : all.flatMap((change) => [change.row.questionId, value(change)])
  const set = [
    ...each(({ answer }) => answer),
    ...each(({ sent }) => sent.clientOpId ?? null),
    ...each(({ row }) => spent.get(row.questionId) ?? 0),
  ]
  const which = [savedAt, savedAt, userPaperId, ...all.map(({ row }) => row.questionId)]
  return { all, each, set, which }
}

const toNumber = (value: boolean | null) => (value === null ? null : Number(value))
