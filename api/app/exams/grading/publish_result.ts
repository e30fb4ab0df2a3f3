import { now } from '#core/time'
import type { Trx } from '#core/transaction'
import { isPassed, scaledScore } from '#exams/grading/grade'
import { moveHours } from '#exams/grading/apply_test_to_hours'
import { AttemptState, HoursMove, Marking } from '#exams/attempts/terms'
import type UserPaper from '#exams/user_paper'

interface Sums {
  scoreTenths: number
  waiting: number
}

/** No result while an answer waits for its mark. The caller holds the locks of the user and the attempt. */
export async function publishResult(trx: Trx, attempt: UserPaper, known?: Sums): Promise<HoursMove> {
  const { scoreTenths, waiting } = known ?? (await sumsOf(trx, attempt.id))
  attempt.useTransaction(trx)
  if (waiting > 0) {
    const open = { scoreTenths: null, userScoreTenths: null, userPass: null, gradedAt: null }
    await attempt.merge({ ...open, state: AttemptState.Reviewing }).save()
    return HoursMove.None
  }
  const userScoreTenths = scaledScore(scoreTenths, attempt.totalTenths)
  await attempt
    .merge({
      scoreTenths,
      userScoreTenths,
      state: AttemptState.Graded,
      gradedAt: now(),
      userPass: isPassed(userScoreTenths, attempt.passLine),
    })
    .save()
  return moveHours(trx, attempt)
}

async function sumsOf(trx: Trx, userPaperId: number): Promise<Sums> {
  const waiting = `sum(case when marking = '${Marking.Waiting}' then 1 else 0 end) as waiting`
  const row = await trx
    .from('paper_answers')
    .where('user_paper_id', userPaperId)
    // A locking read sees marks that were committed while this one waited for the lock of the attempt.
    .forUpdate()
    .sum('score_tenths as score')
    .select(trx.raw(waiting))
    .first()
  return { scoreTenths: row.score ?? 0, waiting: row.waiting ?? 0 }
}
