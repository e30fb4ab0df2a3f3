/** The constants that the page of an open attempt needs first; the constants of attempts re-export them. */

/** Fixed when an attempt starts. Practice shows right or wrong at once and is not required for anything. */
export const AttemptMode = { Practice: 'practice', Test: 'test' } as const
export type AttemptMode = (typeof AttemptMode)[keyof typeof AttemptMode]

export const AttemptState = {
  InProgress: 'in_progress',
  /** Submitted; a text answer is waiting for its mark. */
  Reviewing: 'reviewing',
  Graded: 'graded',
  /** Restarted, or abandoned for the other mode: stored, but without effect. */
  Voided: 'voided',
} as const
export type AttemptState = (typeof AttemptState)[keyof typeof AttemptState]

export const AnswerMax = 5000

export const AttemptErrorCode = {
  Submitted: 'submitted',
  Voided: 'voided',
  TimeOver: 'time-over',
  OtherMode: 'other-mode-open',
  NotYet: 'not-yet',
  TooOften: 'too-often',
  NoAttemptsLeft: 'no-attempts-left',
  KeysWithheld: 'keys-withheld',
} as const
export type AttemptErrorCode = (typeof AttemptErrorCode)[keyof typeof AttemptErrorCode]

/** For an attempt that ended on another device. */
export const endMessages = { voided: '答卷已重置，请重新开始', timeOver: '考试时间已到，答案不能再修改' } as const
