/** What the page of an open attempt needs before anybody can answer; the terms of attempts have it too, with all else. */

/** Fixed when an attempt starts. Practice tells right from wrong at once and gates nothing. */
export const AttemptMode = { Practice: 'practice', Test: 'test' } as const
export type AttemptMode = (typeof AttemptMode)[keyof typeof AttemptMode]

export const AttemptState = {
  InProgress: 'in_progress',
  /** Handed in; an answer waits for somebody to mark it. */
  Reviewing: 'reviewing',
  Graded: 'graded',
  /** Started anew, or given up for the other mode: kept, and counts for nothing. */
  Voided: 'voided',
} as const
export type AttemptState = (typeof AttemptState)[keyof typeof AttemptState]

export const AnswerMax = 5000

export const AttemptRefusal = {
  Submitted: 'submitted',
  Voided: 'voided',
  TimeOver: 'time-over',
  OtherMode: 'other-mode-open',
  NotYet: 'not-yet',
  TooOften: 'too-often',
  NoAttemptsLeft: 'no-attempts-left',
  KeysWithheld: 'keys-withheld',
} as const
export type AttemptRefusal = (typeof AttemptRefusal)[keyof typeof AttemptRefusal]

/** Of an attempt that has ended elsewhere. */
export const endMessages = { voided: '答卷已重置，请重新开始', timeOver: '考试时间已到，答案不能再修改' } as const
