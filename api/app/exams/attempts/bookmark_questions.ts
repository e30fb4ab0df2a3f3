import { NotFound } from '#core/errors'
import { now } from '#core/time'
import { transaction, type Trx } from '#core/transaction'
import { ensureAttemptOpen } from '#exams/attempts/time_window'
import UserPaper from '#exams/user_paper'

interface Bookmarking {
  userPaperId: number
  userId: number
  questions: { questionId: number; bookmarked: boolean }[]
}

/**
 * Changes each question separately, so that two devices do not overwrite each other. @returns all bookmarked questions
 */
export async function bookmarkQuestions(params: Bookmarking): Promise<number[]> {
  const { userPaperId, userId, questions } = params
  return transaction(async (trx) => {
    const own = UserPaper.query({ client: trx }).where({ id: userPaperId, userId })
    const attempt = await own.forUpdate().first()
    if (!attempt) throw new NotFound()
    ensureAttemptOpen(attempt, now())
    for (const bookmarked of [true, false]) {
      const ids = questions.filter((one) => one.bookmarked === bookmarked).map(({ questionId }) => questionId)
      await setBookmarks(trx, { userPaperId, ids, bookmarked })
    }
    return bookmarksOf(trx, userPaperId)
  })
}

type Change = { userPaperId: number; ids: number[]; bookmarked: boolean }

/** @throws NotFound for a question that is not in the attempt */
async function setBookmarks(trx: Trx, { userPaperId, ids, bookmarked }: Change): Promise<void> {
  if (!ids.length) return
  const rows = trx.from('paper_answers').where('user_paper_id', userPaperId).whereIn('question_id', ids)
  const places = await rows.clone().select('id')
  if (places.length !== ids.length) throw new NotFound()
  await rows.update({ bookmarked })
}

async function bookmarksOf(trx: Trx, userPaperId: number): Promise<number[]> {
  const rows = await trx
    .from('paper_answers')
    .where({ user_paper_id: userPaperId, bookmarked: true })
    .orderBy('position')
    .select('question_id as questionId')
  return rows.map(({ questionId }) => Number(questionId))
}
