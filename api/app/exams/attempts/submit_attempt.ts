import { lockUser } from '#accounts/lock_user'
import { NotFound, UserError } from '#core/errors'
import { now } from '#core/time'
import { transaction, type Trx } from '#core/transaction'
import { isOverdue } from '#exams/attempts/time_window'
import { gradeAttempt } from '#exams/attempts/grade_attempt'
import { AttemptMode, AttemptErrorCode, AttemptState, attemptMessages } from '#exams/attempts/terms'
import UserPaper from '#exams/user_paper'

type AttemptOfUser = { id: number; userId: number }

/** Grades once, however often it is called; a repeated call returns the stored result. */
export async function submitAttempt(own: AttemptOfUser): Promise<UserPaper> {
  return transaction(async (trx) => {
    const attempt = await lockAttempt(trx, own)
    // Practice showed right or wrong for each answer, and its texts are not marked.
    if (attempt.mode === AttemptMode.Practice) throw new UserError(attemptMessages.practiceHandedIn)
    if (attempt.state === AttemptState.InProgress) await gradeAttempt(trx, attempt)
    if (attempt.state === AttemptState.Voided) {
      throw new UserError(attemptMessages.voided, { code: AttemptErrorCode.Voided })
    }
    return attempt
  })
}

/** Also submits an overdue attempt that is read before the job has submitted it. */
export async function submitWhenOverdue(attempt: UserPaper): Promise<UserPaper> {
  const isOpen = attempt.state === AttemptState.InProgress
  return isOpen && isOverdue(attempt.deadlineAt, now()) ? submitAttempt(attempt) : attempt
}

/** The attempt is stored as evidence, without effect. A submitted one is unchanged. */
export async function resetAttempt(own: AttemptOfUser): Promise<void> {
  await transaction(async (trx) => {
    const attempt = await lockAttempt(trx, own)
    if (attempt.state !== AttemptState.InProgress) return
    if (isOverdue(attempt.deadlineAt, now())) return gradeAttempt(trx, attempt)
    await attempt.merge({ state: AttemptState.Voided, openKey: null }).save()
  })
}

/** Locks the user first, because a passed test gives hours (docs/decisions/0027). */
export async function lockAttempt(trx: Trx, { id, userId }: AttemptOfUser): Promise<UserPaper> {
  await lockUser(trx, userId)
  const attempt = await UserPaper.query({ client: trx }).where({ id, userId }).forUpdate().first()
  if (!attempt) throw new NotFound()
  return attempt
}

/** @throws NotFound, also for another user's */
export async function findOwnAttempt({ id, userId }: AttemptOfUser): Promise<UserPaper> {
  const attempt = await UserPaper.query().where({ id, userId }).first()
  if (!attempt) throw new NotFound()
  return submitWhenOverdue(attempt)
}
