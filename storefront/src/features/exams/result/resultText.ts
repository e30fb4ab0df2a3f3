import { AttemptState, AttemptStateText, SubmittedBy } from '@zhuxue/api/terms/exams/attempts'
import type { AttemptResult } from '~/features/exams/wire'

type Stored = Pick<AttemptResult, 'state' | 'userPass'>

/** 合格, 不合格, or what an attempt without a result is waiting for. */
export function verdictText({ state, userPass }: Stored): string {
  if (userPass === null) return AttemptStateText[state]
  return userPass ? '合格' : '不合格'
}

/** A note next to the score; empty for none. */
export function resultNote({ state, submittedBy }: Pick<AttemptResult, 'state' | 'submittedBy'>) {
  if (state === AttemptState.Voided) return '该答卷已重置，不计成绩。'
  if (state === AttemptState.Reviewing) return '问答题批阅完成后公布成绩。'
  if (submittedBy !== SubmittedBy.Deadline) return ''
  return '考试时间已到，系统按截止时间已保存的答案交卷。'
}
