/** Fixed when an attempt starts. Practice tells right from wrong at once and gates nothing. */
export const AttemptMode = { Practice: 'practice', Test: 'test' } as const
export type AttemptMode = (typeof AttemptMode)[keyof typeof AttemptMode]
export const AttemptModeText = {
  practice: '练习',
  test: '测试',
} as const satisfies Record<AttemptMode, string>

export const AttemptState = {
  InProgress: 'in_progress',
  /** Handed in; an answer waits for somebody to mark it. */
  Reviewing: 'reviewing',
  Graded: 'graded',
  /** Started anew, or given up for the other mode: kept, and counts for nothing. */
  Voided: 'voided',
} as const
export type AttemptState = (typeof AttemptState)[keyof typeof AttemptState]
export const AttemptStateText = {
  in_progress: '答题中',
  reviewing: '待批阅',
  graded: '已完成',
  voided: '已作废',
} as const satisfies Record<AttemptState, string>

export const SubmittedBy = { Learner: 'learner', Deadline: 'deadline' } as const
export type SubmittedBy = (typeof SubmittedBy)[keyof typeof SubmittedBy]

export const Marking = {
  /** Not graded yet. */
  Open: 'open',
  Auto: 'auto',
  /** Handed in and waiting for a person. */
  Waiting: 'waiting',
  Manual: 'manual',
} as const
export type Marking = (typeof Marking)[keyof typeof Marking]

/** Scores are scaled to this many points; the pass line is a whole number of them (setting `passLine`). */
export const FullScore = 100
/** Tests of one paper that a person may start in an hour. */
export const AttemptsPerHour = 10

export const courseTestCorrelation = (courseEduLogId: number) => `edu-${courseEduLogId}`
export const chapterTestCorrelation = (chapterId: number) => `cpt-${chapterId}`
export const subjectTestCorrelation = (refId: string) => `subject-${refId}`
