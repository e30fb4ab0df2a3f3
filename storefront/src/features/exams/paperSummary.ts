import { attemptMessages } from '@zhuxue/api/terms/exams/attempts'
import { paperBlockers } from '@zhuxue/api/terms/exams/papers'
import type { Paper } from './wire'

type Entry = Pick<Paper, 'startObstacle' | 'questionCount' | 'maxAttempts' | 'attemptsUsed'>

/** Why an attempt cannot begin now; null when it can. */
export function startBlockedReason(paper: Entry, isTest: boolean): string | null {
  if (paper.questionCount === 0) return paperBlockers.noQuestions
  if (paper.startObstacle) return paper.startObstacle
  const isUsedUp = paper.maxAttempts !== null && paper.attemptsUsed >= paper.maxAttempts
  return isTest && isUsedUp ? attemptMessages.noAttemptsLeft : null
}
