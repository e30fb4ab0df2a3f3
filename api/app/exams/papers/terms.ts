import { QuestionTypeText, type QuestionType } from '../questions/terms.js'

export const PaperType = {
  /** For a course or a subject. */
  Course: 'edu_test',
  Chapter: 'cpt_test',
} as const
export type PaperType = (typeof PaperType)[keyof typeof PaperType]
export const PaperTypeText = { edu_test: '考题', cpt_test: '练习题' } as const satisfies Record<PaperType, string>

export const KeysShown = { Never: 'never', Submitted: 'submitted', Closed: 'closed' } as const
export type KeysShown = (typeof KeysShown)[keyof typeof KeysShown]
export const KeysShownText = {
  never: '不公布',
  submitted: '交卷后公布',
  closed: '考试结束后公布',
} as const satisfies Record<KeysShown, string>

/** Draws a number of questions of one kind for each attempt (`papers.draw_rules`). */
export interface DrawRule {
  questionBankIds: number[]
  questionType: QuestionType
  count: number
  difficulty: number | null
  subjectCode: string | null
  chapterName: string | null
  knowledgePoint: string | null
}

export const courseRef = (courseId: number) => `course-${courseId}`
export const chapterRef = (chapterId: number) => String(chapterId)
export const subjectRef = (subjectCode: string, requiredCourse: boolean) => `${subjectCode}_${requiredCourse ? 1 : 0}`

export const MaxDrawRules = 20
export const MaxPaperQuestions = 200
export const LimitMinutes = { least: 1, most: 600 } as const
export const MaxAttempts = 100
/** `user_papers.seed` is a signed column of 32 bits. */
export const MaxSeed = 2_147_483_647

const difficultyText = (difficulty: number | null) => (difficulty === null ? '' : `难度 ${difficulty} 的`)

/** 规则 1：难度 3 的单选题还缺 4 道（另有 2 道因规范条文被替代待复核） */
export function ruleShortageMessage(
  no: number,
  rule: DrawRule,
  { missing, pending }: { missing: number; pending: number }
): string {
  const tags = [rule.chapterName, rule.knowledgePoint].filter(Boolean).join('、')
  const about = tags ? `“${tags}”中` : ''
  const type = QuestionTypeText[rule.questionType]
  const waiting = pending ? `（另有 ${pending} 道因规范条文被替代待复核）` : ''
  return `规则 ${no}：${about}${difficultyText(rule.difficulty)}${type}还缺 ${missing} 道${waiting}`
}

/** For a paper with a fixed list, which still contains them. */
export const pendingInList = (nos: number[]) =>
  `第 ${nos.join('、')} 题的规范条文已被替代，还没有复核。固定题目不会自动去掉它们，请复核或换题。`

export const courseKeyOf = (refId: string) => /^course-([1-9]\d{0,9})$/.exec(refId)?.[1]
export const chapterKeyOf = (refId: string) => /^[1-9]\d{0,9}$/.exec(refId)?.[0]
export const subjectKeyOf = (refId: string) => /^([a-z]{2,10})_([01])$/.exec(refId)

/** Reasons why a paper cannot be taken. In its own object, because the storefront needs none of the following. */
export const paperBlockers = {
  noQuestions: '未维护测试试题',
  notFilled: '试卷的题目暂时不足，请稍后再试或联系客服',
} as const

export const paperMessages = {
  added: '添加成功',
  saved: '保存成功',
  deleted: '删除成功',
  ref: '请选择试卷所属的课程、章节或科目',
  ownerGone: '所属的课程或章节不存在，请刷新后重试',
  ownerFixed: '试卷所属的课程、章节或科目不能修改',
  exists: '这里已经有一份试卷了，请直接修改',
  changed: '试卷已被其他人修改，请刷新后重新保存',
  times: '时间顺序应为：开放时间、最后进入时间、结束时间',
  noSuchDay: '没有这一天，请重新选择时间',
  closingNeeded: '考试结束后才公布答案时，请填写结束时间',
  ruleBanks: '请为每条规则选择题库',
  ruleBankGone: '规则中的题库已被删除，请重新选择',
  ruleCount: `每份试卷最多${MaxPaperQuestions}道题`,
  tooMany: `试卷最多${MaxPaperQuestions}道题`,
  questionsGone: '所选题目中有已删除的题目，请刷新后重新选择',
  tooManyScores: '符合条件的成绩超过50000条，请缩小筛选范围后再导出',
  examDeletion: '新的考试不能再使用它，已有的答卷和成绩保留。',
  exerciseDeletion: '已有的答卷和成绩保留。正等待通过这次练习的学时将转为可用，此操作不能撤回。',
  passLine: '合格线是1到100的整数',
  limitMinutes: `考试时间是${LimitMinutes.least}到${LimitMinutes.most}分钟的整数`,
  maxAttempts: `考试次数是1到${MaxAttempts}的整数`,
} as const

/** Title of the column with the score before a regrade; empty when there was none. */
export const FirstScoreTitle = '重新评分前成绩'
export const passText = (passed: number | null) => (passed === null ? '待批阅' : passed ? '通过' : '未通过')

/** `3725` is 62分5秒: longer attempts are shown in minutes too. */
export const elapsedText = (seconds: number) => `${Math.floor(seconds / 60)}分${seconds % 60}秒`
