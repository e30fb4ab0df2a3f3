import { now, toStored } from '#core/time'
import { RetryTransaction, isDuplicate, type Trx } from '#core/transaction'
import { getOrFail } from '#core/get_or_fail'
import { RightDaysToLeave, type WrongSource } from '#exams/wrong_questions/terms'
import { businessDay } from '#learning/entitlements/validity'

export interface GradedAnswer {
  questionId: number
  /** As stored: letters of the original order. */
  answer: string
  isRight: boolean
}

interface Occasion {
  userId: number
  userPaperId: number | null
  source: WrongSource
}

interface KnownRow {
  questionId: number
  rightDays: number
  lastRightOn: string | null
}

/** Runs in the grader's transaction. A question that leaves the bank keeps its row with the number of wrong answers. */
export async function recordGraded(trx: Trx, occasion: Occasion, gradedAnswers: GradedAnswer[]): Promise<void> {
  if (!gradedAnswers.length) return
  const known = await knownRows(trx, occasion.userId, gradedAnswers)
  const wrong = gradedAnswers.filter(({ isRight }) => !isRight)
  await addWrong(
    trx,
    occasion,
    wrong.filter(({ questionId }) => !known.has(questionId))
  )
  await countWrong(
    trx,
    occasion,
    wrong.filter(({ questionId }) => known.has(questionId))
  )
  const right = gradedAnswers.flatMap(({ isRight, questionId }) =>
    isRight && known.has(questionId) ? [getOrFail(known, questionId)] : []
  )
  await countRight(trx, occasion.userId, right)
}

async function knownRows(trx: Trx, userId: number, gradedAnswers: GradedAnswer[]) {
  const rows: KnownRow[] = await trx
    .from('wrong_questions')
    .where('user_id', userId)
    .whereIn(
      'question_id',
      gradedAnswers.map(({ questionId }) => questionId)
    )
    .select('question_id as questionId', 'right_days as rightDays', 'last_right_on as lastRightOn')
  return new Map(rows.map((row) => [row.questionId, row]))
}

async function addWrong(trx: Trx, { userId, userPaperId, source }: Occasion, wrong: GradedAnswer[]) {
  if (!wrong.length) return
  const at = toStored(now())
  const rows = wrong.map(({ questionId, answer }) => ({
    user_id: userId,
    question_id: questionId,
    wrong_times: 1,
    source,
    user_paper_id: userPaperId,
    last_answer: answer,
    last_wrong_at: at,
    created_at: at,
  }))
  try {
    await trx.table('wrong_questions').multiInsert(rows)
  } catch (error) {
    // A concurrent answer inserted the row; the retry finds it.
    if (isDuplicate(error)) throw new RetryTransaction()
    throw error
  }
}

async function countWrong(trx: Trx, { userId, userPaperId, source }: Occasion, wrong: GradedAnswer[]) {
  if (!wrong.length) return
  const at = toStored(now())
  await trx.rawQuery(
    `update wrong_questions set wrong_times = wrong_times + 1, source = ?, user_paper_id = ?,
      last_answer = case question_id ${wrong.map(() => 'when ? then ?').join(' ')} end,
      last_wrong_at = ?, right_days = 0, last_right_on = null, mastered_at = null, updated_at = ?
      where user_id = ? and question_id in (${wrong.map(() => '?').join(', ')})`,
    [
      source,
      userPaperId,
      ...wrong.flatMap(({ questionId, answer }) => [questionId, answer]),
      at,
      at,
      userId,
      ...wrong.map(({ questionId }) => questionId),
    ] as never[]
  )
}

/** A day counts once. */
async function countRight(trx: Trx, userId: number, rows: KnownRow[]): Promise<void> {
  const today = businessDay()
  const due = rows.filter(({ lastRightOn }) => lastRightOn !== today)
  const leaves = (row: KnownRow) => row.rightDays + 1 >= RightDaysToLeave
  const at = toStored(now())
  for (const [group, mastered] of [
    [due.filter((row) => !leaves(row)), null],
    [due.filter(leaves), at],
  ] as const) {
    if (!group.length) continue
    await trx
      .from('wrong_questions')
      .where('user_id', userId)
      .whereIn(
        'question_id',
        group.map(({ questionId }) => questionId)
      )
      .update({ last_right_on: today, mastered_at: mastered, updated_at: at })
      .increment('right_days', 1)
  }
}
