import { now, toWireTime } from '#core/time'
import { AttemptState, type AttemptMode } from '#exams/attempts/terms'
import type UserPaper from '#exams/user_paper'

/** Points are stored in tenths. */
export const toPoints = (tenths: number | null) => (tenths === null ? null : tenths / 10)

/** By the server's clock, so that the browser's does not matter. */
export function toSecondsLeft(deadlineAt: UserPaper['deadlineAt']) {
  const at = now()
  return {
    serverTime: toWireTime(at),
    deadlineTime: toWireTime(deadlineAt),
    secondsLeft: deadlineAt ? Math.max(0, Math.floor((deadlineAt.toMillis() - at.toMillis()) / 1_000)) : null,
  }
}

export function toAttempt(attempt: UserPaper) {
  const isDone = attempt.state === AttemptState.Graded
  return {
    userPaperId: attempt.id,
    paperId: attempt.paperId,
    correlationId: attempt.correlationId,
    attemptNo: attempt.attemptNo,
    mode: attempt.mode as AttemptMode,
    state: attempt.state,
    createTime: toWireTime(attempt.startedAt),
    submitTime: toWireTime(attempt.submittedAt),
    submittedBy: attempt.submittedBy,
    passLine: attempt.passLine,
    totalScore: toPoints(attempt.totalTenths),
    userScore: isDone ? toPoints(attempt.userScoreTenths) : null,
    userPass: isDone ? Number(attempt.userPass) : null,
  }
}

export interface AnswerRow {
  questionId: number
  versionId: number
  answer: string | null
  rev: number
  savedAt: string | null
  bookmarked: boolean | number
  choiceOrder: string
  maxTenths: number
  answerPass: boolean | number | null
  scoreTenths: number | null
  remark: string | null
}
