import type { DateTime } from 'luxon'
import { Refusal } from '#core/http/refusal'
import { isOverdue } from '#exams/attempts/entry_times'
import { AttemptRefusal, AttemptState, attemptMessages } from '#exams/attempts/terms'

interface Attempt {
  state: AttemptState
  deadlineAt: DateTime | null
}

/** @throws Refusal when the attempt takes no more of its learner */
export function refuseClosed({ state, deadlineAt }: Attempt, at: DateTime): void {
  const { Submitted, Voided, TimeOver } = AttemptRefusal
  if (state === AttemptState.Voided) {
    throw new Refusal(attemptMessages.voided, { code: Voided })
  }
  if (state !== AttemptState.InProgress) {
    throw new Refusal(attemptMessages.submitted, { code: Submitted })
  }
  if (isOverdue(deadlineAt, at)) throw new Refusal(attemptMessages.timeOver, { code: TimeOver })
}
