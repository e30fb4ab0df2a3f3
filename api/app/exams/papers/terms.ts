import { QuestionTypeText, type QuestionType } from '../questions/terms.js'

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

export const MostDrawRules = 20
/** Questions of one paper. */
export const MostPaperQuestions = 200
export const LimitMinutes = { least: 1, most: 600 } as const
export const MostAttempts = 100
/** `user_papers.seed` is a signed column of 32 bits. */
export const MostSeed = 2_147_483_647

const difficultyText = (difficulty: number | null) =>
  difficulty === null ? '' : `难度 ${difficulty} 的`

/** 规则 1：难度 3 的单选题还缺 4 道 */
export function ruleLacks(no: number, rule: DrawRule, missing: number): string {
  const tags = [rule.chapterName, rule.knowledgePoint].filter(Boolean).join('、')
  const about = tags ? `“${tags}”中` : ''
  return `规则 ${no}：${about}${difficultyText(rule.difficulty)}${QuestionTypeText[rule.questionType]}还缺 ${missing} 道`
}

export const courseKeyOf = (refId: string) => /^course-([1-9]\d{0,9})$/.exec(refId)?.[1]
export const chapterKeyOf = (refId: string) => /^[1-9]\d{0,9}$/.exec(refId)?.[0]
export const subjectKeyOf = (refId: string) => /^([a-z]{2,10})_([01])$/.exec(refId)

export const paperMessages = {
  noQuestions: '未维护测试试题',
  notFilled: '试卷的题目暂时不足，请稍后再试或联系客服',
} as const
