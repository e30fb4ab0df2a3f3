import type { AttemptMode, AttemptState } from '#exams/attempts/terms'
import type { VersionKeys } from '#exams/questions/version_keys'

export interface SentAnswer {
  questionId: number
  /** Letters as shown, in any order, or text. */
  answer: string
  /** The revision that the client has seen; without it, the client wins. */
  rev?: number
  /** The client's id of this save; a repeated save has no effect. */
  clientOpId?: string
  /** Seconds since the last save, counted by the browser; capped by the elapsed time of the attempt. */
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
