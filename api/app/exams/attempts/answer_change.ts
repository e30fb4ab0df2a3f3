import type { AttemptMode, AttemptState } from '#exams/attempts/terms'
import type { VersionKeys } from '#exams/questions/version_keys'

export interface SentAnswer {
  questionId: number
  /** Letters as they were shown, in any order, or text. */
  answer: string
  /** The revision that the sender has seen; without it, the sender wins. */
  rev?: number
  /** The sender's own name of this save: sent twice, it is one. */
  clientOpId?: string
  /** In front of it since the last save, as the browser counts; believed as far as the attempt had the time. */
  spentSeconds?: number
}

export interface AnswerRow {
  questionId: number
  versionId: number
  answer: string | null
  rev: number
  clientOpId: string | null
  savedAt: string | null
  choiceOrder: string
  maxTenths: number
  state: AttemptState
  mode: AttemptMode
  deadlineAt: string | null
  startedAt: string
  /** Seconds of all questions of the attempt. */
  spentInAll: number
}

export interface Change {
  row: AnswerRow
  sent: SentAnswer
  keys: VersionKeys
  answer: string
}
