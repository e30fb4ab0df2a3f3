import type { Trx } from '#core/transaction'
import { recordJudged } from '#exams/wrong_questions/record_judged'
import { takeBackWrong } from '#exams/wrong_questions/take_back_wrong'
import { WrongSource } from '#exams/wrong_questions/terms'

interface Marked {
  userId: number
  userPaperId: number
  questionId: number
  answer: string
  /** Null before the first mark. */
  wasRight: boolean | null
  isRight: boolean
}

/** An answer in words is judged by its mark: with fewer points than all it is wrong. A corrected mark counts once. */
export async function recordMarked(trx: Trx, marked: Marked): Promise<void> {
  const { userId, userPaperId, questionId, answer, wasRight, isRight } = marked
  if (wasRight === isRight) return
  if (wasRight === false) return takeBackWrong(trx, userId, questionId)
  const occasion = { userId, userPaperId, source: WrongSource.Paper }
  await recordJudged(trx, occasion, [{ questionId, answer, isRight }])
}
