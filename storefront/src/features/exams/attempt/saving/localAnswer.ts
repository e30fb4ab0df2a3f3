/** This browser's state of the answer to one question of an attempt. */
export interface LocalAnswer {
  answer: string
  /** The server's revision that the local change is based on. */
  rev: number
  /** Idempotency key of this change. */
  opId: string
  /** The server has not confirmed it. */
  isUnsent: boolean
}

/** An answer as the server stores it. */
export interface SavedAnswer {
  answer: string
  rev: number
}

/** A local change that lost against a change elsewhere. */
export interface AnswerConflict {
  questionId: number
  mine: string
  theirs: string
}

export function changeAnswer(before: LocalAnswer | undefined, answer: string, opId: string): LocalAnswer {
  if (before?.answer === answer) return before
  return { answer, rev: before?.rev ?? 0, opId, isUnsent: true }
}

/** When a page opens: unsent answers stay pending, everything else is as the server has it. */
export function mergeSavedAnswer(before: LocalAnswer | undefined, saved: SavedAnswer): LocalAnswer {
  if (before?.isUnsent && before.answer !== saved.answer) return before
  return { ...saved, opId: before?.opId ?? '', isUnsent: false }
}

/** The server saved the change `sentOpId`. A change made meanwhile is rebased on the new revision. */
export function confirmAnswer(now: LocalAnswer, sentOpId: string, rev: number): LocalAnswer {
  return { ...now, rev, isUnsent: now.opId !== sentOpId }
}

/** The server has a newer answer than the local change. It wins, and the conflict is reported. */
export function resolveConflictWithServer(now: LocalAnswer, saved: SavedAnswer) {
  const isLost = now.answer !== saved.answer
  const next: LocalAnswer = { ...saved, opId: now.opId, isUnsent: false }
  return { next, lost: isLost ? now.answer : null }
}
