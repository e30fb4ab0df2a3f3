/** What this browser knows of the answer to one question of an attempt. */
export interface LocalAnswer {
  answer: string
  /** Of the server, when the answer was changed here. */
  rev: number
  /** Names this change: sent twice, it is made once. */
  opId: string
  /** The server has not confirmed it. */
  isUnsent: boolean
}

/** An answer as the server keeps it. */
export interface SavedAnswer {
  answer: string
  rev: number
}

/** A change made here that lost against one made elsewhere. */
export interface AnswerConflict {
  questionId: number
  mine: string
  theirs: string
}

export function changeAnswer(before: LocalAnswer | undefined, answer: string, opId: string): LocalAnswer {
  if (before?.answer === answer) return before
  return { answer, rev: before?.rev ?? 0, opId, isUnsent: true }
}

/** When a page opens: what was never sent waits on, everything else is as the server says. */
export function mergeSavedAnswer(before: LocalAnswer | undefined, saved: SavedAnswer): LocalAnswer {
  if (before?.isUnsent && before.answer !== saved.answer) return before
  return { ...saved, opId: before?.opId ?? '', isUnsent: false }
}

/** The server kept what was sent as `sentOpId`. A change made meanwhile stands on the new revision. */
export function confirmAnswer(now: LocalAnswer, sentOpId: string, rev: number): LocalAnswer {
  return { ...now, rev, isUnsent: now.opId !== sentOpId }
}

/** The server had a newer answer than the one changed here. It wins, and what was lost is said. */
export function resolveConflictWithServer(now: LocalAnswer, saved: SavedAnswer) {
  const isLost = now.answer !== saved.answer
  const next: LocalAnswer = { ...saved, opId: now.opId, isUnsent: false }
  return { next, lost: isLost ? now.answer : null }
}
