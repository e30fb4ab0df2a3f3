import { AttemptErrorCode } from '@zhuxue/api/terms/exams/attempts/open'
import type { ApiError } from '~/lib/http/errors'
import type { Sent } from '~/features/exams/attempt/saving/sendLoop'

export interface SentAnswer {
  questionId: number
  answer: string
  rev: number
  clientOpId: string
  spentSeconds: number
}

/** The result of saving one answer; `stored` is the newer one when it was not saved. */
export interface SaveOutcome {
  questionId: number
  saved: boolean
  rev: number
  savedAt: string | null
  stored: string | null
  answerPass: number | null
}

export interface ServerAnswer {
  questionId: number
  answer: string
  rev: number
  savedAt: string | null
  bookmarked: boolean
}

export interface Bookmark {
  questionId: number
  bookmarked: boolean
}

/** The calls of an open attempt. All of them throw an `ApiError`. */
export interface AttemptServer {
  save: (answers: SentAnswer[]) => Promise<{ secondsLeft: number | null; answers: SaveOutcome[] }>
  /** All questions with a bookmark afterwards. */
  bookmark: (bookmarks: Bookmark[]) => Promise<readonly number[]>
  submit: () => Promise<unknown>
  read: () => Promise<{ state: string; secondsLeft: number | null; answers: ServerAnswer[] }>
}

/** Why an attempt accepts no more answers. */
export type AttemptEnd = 'submitted' | 'time-over' | 'voided' | 'missing'

const ends: Record<string, AttemptEnd> = {
  [AttemptErrorCode.Submitted]: 'submitted',
  [AttemptErrorCode.TimeOver]: 'time-over',
  [AttemptErrorCode.Voided]: 'voided',
  '404': 'missing',
}

export const endOf = ({ code }: Pick<ApiError, 'code'>): AttemptEnd | null => ends[code] ?? null

/** Temporary failures are retried: no connection, a restarting server, too many requests. */
export function sentOf(error: ApiError): Sent {
  if (endOf(error)) return { kind: 'refused' }
  return { kind: 'lost', retryAfter: error.retryAfterSeconds }
}
