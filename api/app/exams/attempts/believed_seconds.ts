import { fromStoredToUnix } from '#core/time'
import type { Change } from '#exams/attempts/change'

/** Seconds by question. */
export type Spent = Map<number, number>

/**
 * What a browser says about the time in front of a question, as far as the attempt had the time: all its questions together never
 * have more than passed since its start.
 */
export function believedSeconds(changes: Change[], savedAt: string): Spent {
  const told = changes.filter(({ sent }) => (sent.spentSeconds ?? 0) > 0)
  if (!told.length) return new Map()
  const { startedAt, spentInAll } = told[0]!.row
  const passed = fromStoredToUnix(savedAt) - fromStoredToUnix(startedAt)
  return shareOut(
    Math.max(0, passed - Number(spentInAll)),
    told.map(({ row, sent }) => ({ questionId: row.questionId, seconds: sent.spentSeconds! }))
  )
}

/** Everything when there is room for it, otherwise the same share for each. */
export function shareOut(room: number, told: { questionId: number; seconds: number }[]): Spent {
  const sum = told.reduce((total, { seconds }) => total + seconds, 0)
  const share = sum > room ? room / sum : 1
  return new Map(told.map(({ questionId, seconds }) => [questionId, Math.floor(seconds * share)]))
}
