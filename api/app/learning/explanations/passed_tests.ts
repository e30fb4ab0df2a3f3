import db from '@adonisjs/lucid/services/db'
import { chapterTestCorrelation } from '#certificates/terms'
import { toWireTime } from '#core/time'

/** The first passed attempt at the test of each chapter. */
export async function passedTests(userId: number, chapterIds: number[]) {
  const rows = await db
    .from('user_papers')
    .where({ user_id: userId, user_pass: true })
    .whereIn('correlation_id', chapterIds.map(chapterTestCorrelation))
    .orderBy('id', 'desc')
    .select(
      'id',
      'correlation_id as correlationId',
      'user_score_tenths as score',
      'pass_line as passLine',
      'submitted_at as submittedAt'
    )
  return new Map(
    rows.map(({ id, correlationId, score, passLine, submittedAt }) => [
      Number(correlationId.split('-')[1]),
      {
        userPaperId: id as number,
        userScore: Number(score) / 10,
        passLine: Number(passLine),
        handinTime: toWireTime(submittedAt),
      },
    ])
  )
}
