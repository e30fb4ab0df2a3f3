import db from '@adonisjs/lucid/services/db'
import type { CurrentUser } from '#core/current_user'
import { NotFound } from '#core/errors'
import { now, toStored } from '#core/time'
import { isDuplicate } from '#core/transaction'
import { dailyQuestionOf } from '#exams/wrong_questions/daily_question'
import { WrongSource } from '#exams/wrong_questions/terms'
import { businessDay } from '#learning/entitlements/validity'

/** Only questions that the user has met can be bookmarked: any other would reveal its key. @throws NotFound */
export async function bookmarkQuestion(user: CurrentUser, questionId: number): Promise<void> {
  if (!(await hasSeenQuestion(user.id, questionId))) throw new NotFound()
  const at = toStored(now())
  const own = { user_id: user.id, question_id: questionId }
  try {
    await db
      .table('wrong_questions')
      .insert({ ...own, wrong_times: 0, source: WrongSource.Bookmark, last_wrong_at: at, created_at: at })
  } catch (error) {
    if (!isDuplicate(error)) throw error
    await db
      .from('wrong_questions')
      .where(own)
      .whereNotNull('mastered_at')
      .update({ mastered_at: null, right_days: 0, last_right_on: null, updated_at: at })
  }
}

async function hasSeenQuestion(userId: number, questionId: number): Promise<boolean> {
  const attempt = await db
    .from('paper_answers')
    .join('user_papers', 'user_papers.id', 'paper_answers.user_paper_id')
    .where('user_papers.user_id', userId)
    .where('paper_answers.question_id', questionId)
    .first()
  if (attempt) return true
  const daily = await dailyQuestionOf(businessDay())
  return daily?.questionId === questionId
}

/** Removes it manually; the number of wrong answers is preserved. @throws NotFound */
export async function removeFromBank(user: CurrentUser, id: number): Promise<void> {
  const changed = await leave(user.id).where('id', id)
  if (Number(changed) === 0) throw new NotFound()
}

export async function clearBank(user: CurrentUser): Promise<void> {
  await leave(user.id)
}

function leave(userId: number) {
  const at = toStored(now())
  return db
    .from('wrong_questions')
    .where('user_id', userId)
    .whereNull('mastered_at')
    .update({ mastered_at: at, updated_at: at })
}
