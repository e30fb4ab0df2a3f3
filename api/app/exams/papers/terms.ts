import type { QuestionType } from '../questions/terms.js'

export const PaperType = {
  /** Of a course or a subject. */
  Course: 'edu_test',
  Chapter: 'cpt_test',
} as const
export type PaperType = (typeof PaperType)[keyof typeof PaperType]
export const PaperTypeText = {
  edu_test: '考题',
  cpt_test: '练习题',
} as const satisfies Record<PaperType, string>

/** When whoever sat a paper sees its keys. */
export const KeysShown = { Never: 'never', Submitted: 'submitted', Closed: 'closed' } as const
export type KeysShown = (typeof KeysShown)[keyof typeof KeysShown]
export const KeysShownText = {
  never: '不公布',
  submitted: '交卷后公布',
  closed: '考试结束后公布',
} as const satisfies Record<KeysShown, string>

/** So many questions of one kind, drawn anew for each attempt (`papers.draw_rules`). */
export interface DrawRule {
  questionBankIds: number[]
  questionType: QuestionType
  count: number
  /** Null for any. */
  difficulty: number | null
  subjectCode: string | null
  chapterName: string | null
  knowledgePoint: string | null
}

export const courseRef = (courseId: number) => `course-${courseId}`
export const chapterRef = (chapterId: number) => String(chapterId)
export const subjectRef = (subjectCode: string, requiredCourse: boolean) =>
  `${subjectCode}_${requiredCourse ? 1 : 0}`
