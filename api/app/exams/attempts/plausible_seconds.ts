import { fromStoredToUnix } from '#core/time'
import type { Change } from '#exams/attempts/answer_change'

/** Seconds by question. */
export type Spent = Map<number, number>

/**
 * Caps the seconds that a browser reports per question: all questions together never exceed the elapsed time of the
 * attempt.
 */
export function plausibleSeconds(changes: Change[], savedAt: string): Spent {
  const measured = changes.filter(({ sent }) => (sent.spentSeconds ?? 0) > 0)
  if (!measured.length) return new Map()
  const { startedAt, spentInAll } = measured[0]!.row
  const passed = fromStoredToUnix(savedAt) - fromStoredToUnix(startedAt)
  return distributeProportionally(
    Math.max(0, passed - spentInAll),
    measured.map(({ row, sent }) => ({ questionId: row.questionId, seconds: sent.spentSeconds! }))
  )
}

/** Unchanged when they fit, otherwise scaled by the same factor. */
export function distributeProportionally(room: number, measured: { questionId: number; seconds: number }[]): Spent {
  const sum = measured.reduce((total, { seconds }) => total + seconds, 0)
  const share = sum > room ? room / sum : 1
  return new Map(measured.map(({ questionId, seconds }) => [questionId, Math.floor(seconds * share)]))
}
