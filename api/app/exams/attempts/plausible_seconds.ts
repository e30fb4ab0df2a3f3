import { fromStoredToUnix } from '#core/time'
import type { Change } from '#exams/attempts/answer_change'

/** Seconds by question. */
export type Spent = Map<number, number>

/**
 * What a browser says about the time in front of a question, as far as the attempt had the time: all its questions together never
 * have more than passed since its start.
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

/** Everything when there is room for it, otherwise the same share for each. */
export function distributeProportionally(room: number, measured: { questionId: number; seconds: number }[]): Spent {
  const sum = measured.reduce((total, { seconds }) => total + seconds, 0)
  const share = sum > room ? room / sum : 1
  return new Map(measured.map(({ questionId, seconds }) => [questionId, Math.floor(seconds * share)]))
}
