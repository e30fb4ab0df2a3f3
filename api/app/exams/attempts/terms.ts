import { AnswerMax, endMessages, type AttemptMode, type AttemptState } from './open/terms.js'

export { AnswerMax, AttemptMode, AttemptErrorCode, AttemptState, endMessages } from './open/terms.js'

export const AttemptModeText = { practice: '练习', test: '测试' } as const satisfies Record<AttemptMode, string>

export const AttemptStateText = {
  in_progress: '答题中',
  reviewing: '待批阅',
  graded: '已完成',
  voided: '已作废',
} as const satisfies Record<AttemptState, string>

export const SubmittedBy = { Learner: 'learner', Deadline: 'deadline' } as const
export type SubmittedBy = (typeof SubmittedBy)[keyof typeof SubmittedBy]

export const Marking = { Open: 'open', Auto: 'auto', Waiting: 'waiting', Manual: 'manual' } as const
export type Marking = (typeof Marking)[keyof typeof Marking]

/** Scores are scaled to this many points; the pass line is a whole number of them (setting `passLine`). */
export const FullScore = 100
/** Answers per request. */
export const AnswersPerCall = 200
/** Answers sent before the deadline may arrive this much later. */
export const GraceSeconds = 5
export const AttemptsListed = 20
export const AttemptsPerHour = 10

export { chapterTestCorrelation, courseTestCorrelation } from '../../certificates/tests/terms.js'
export const subjectTestCorrelation = (refId: string) => `subject-${refId}`

export const attemptMessages = {
  submitted: '已经交卷，答案不能再修改',
  noSubjectPapers: '还没有科目试卷',
  ...endMessages,
  otherMode: '该试卷有未完成的练习或测试，重新开始后原答卷作废，确认重新开始吗?',
  tooOften: `同一试卷一小时内最多开始${AttemptsPerHour}次测试，请稍后再试`,
  noAttemptsLeft: '该试卷的测试次数已用完',
  testNeedsPurchase: '购买课程后才可以参加测试',
  practiceHandedIn: '练习不用交卷，可以直接查看答案',
  practiceWithheld: '该试卷不提供练习',
  keysAfterSubmitting: '交卷后才能查看答案',
  keysOnAsking: '点击查看答案后显示',
  keysNever: '该试卷不公布答案',
  keysAfterClosing: '考试结束后公布答案',
  inOpenTest: '该题目在您正在进行的测试中，交卷后才能查看',
  entryClosed: '已过最晚进入时间，不能开始测试',
  closed: '考试已经结束',
  singleChoice: '单选题只能选择一个选项',
  unknownChoice: '答案只能是题目中的选项',
  /** Reason of the ledger entry. */
  failedAfterAll: '重新评分后测试未通过',
  answerTooLong: `答案最多${AnswerMax}个字符`,
} as const

/** Effects of a changed test result on hours. */
export const HoursMove = {
  None: 'none',
  Freed: 'freed',
  Held: 'held',
  Passed: 'passed',
  Reopened: 'reopened',
  /** The minutes are uploaded already and never withdrawn. */
  Unchanged: 'kept',
} as const
export type HoursMove = (typeof HoursMove)[keyof typeof HoursMove]
export const HoursMoveText = {
  none: '学时不变',
  freed: '章节学时转为可用',
  held: '章节学时重新待测试',
  passed: '课程测试记为合格',
  reopened: '课程测试恢复为未合格',
  kept: '学时已使用，不会收回',
} as const satisfies Record<HoursMove, string>

/** @param opensAt in the format of the API, `yyyy-MM-dd HH:mm:ss` */
export const opensLater = (opensAt: string) => `考试将于${opensAt.slice(0, 16)}开放`
