import { now, toStored } from '#core/time'
import type { Trx } from '#core/transaction'
import { WrongSource } from '#exams/wrong_questions/terms'

/** Reverts one wrong answer after a regrade. A question without other wrong answers leaves the bank; a bookmark stays. */
export async function undoWrong(trx: Trx, userId: number, questionId: number): Promise<void> {
  const own = () => trx.from('wrong_questions').where({ user_id: userId, question_id: questionId })
  const at = toStored(now())
  const counted = await own().where('wrong_times', '>', 0).update({ updated_at: at }).decrement('wrong_times', 1)
  if (!Number(counted)) return
  await own()
    .where('wrong_times', 0)
    .whereNot('source', WrongSource.Bookmark)
    .whereNull('mastered_at')
    .update({ mastered_at: at })
}
