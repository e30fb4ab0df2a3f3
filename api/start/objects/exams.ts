import { CertSubjectText, RequiredCourseText } from '#catalogue/terms'
import { ReviewOutcomeText } from '#exams/clauses/terms'
import { courseKeyOf, KeysShownText, type DrawRule } from '#exams/papers/terms'
import { QuestionTypeText } from '#exams/questions/terms'
import { choice, count, flag, number, reference, technical, text, time, words } from '#start/objects/fields'
import type { Fields, TitleOf } from '#start/objects/fields'

const points = (label: string) => number(label, (value) => `${value} 分`)
const ofQuestions = (label: string) => count(label, '道')

export const bankFields: Fields = {
  questionBankName: text('题库名称'),
  added: ofQuestions('新增'),
  replaced: ofQuestions('替换'),
  skipped: ofQuestions('跳过'),
  rows: ofQuestions('导出'),
}

export const questionFields: Fields = {
  attempts: { ...count('重新评分', '份'), adds: true },
  changed: { adds: true, ...reference('成绩有变化', 'user-paper'), total: (papers) => `${papers.length} 份` },
  questionBankId: reference('题库', 'question-bank'),
  questionName: text('题目'),
  questionType: choice('题型', QuestionTypeText),
  questionKeys: text('答案'),
  questionScore: points('分值'),
  difficulty: count('难度'),
  subjectCode: choice('专业', CertSubjectText),
  chapterName: text('章节'),
  knowledgePoint: text('知识点'),
  clauses: text('规范条文'),
  version: number('版本', (version) => `第 ${version} 版`),
}

export const clauseFields: Fields = {
  clause: text('条文'),
  clauseName: text('条文名称'),
  replacedBy: text('替代条文'),
  movedTo: text('改用条文'),
  questions: ofQuestions('待复核的题目'),
  questionIds: reference('题目', 'question'),
  outcome: choice('复核结果', ReviewOutcomeText),
}

export const paperFields: Fields = {
  paperName: text('试卷名称'),
  refId: { label: '所属', show: ownerText, objectsOf: (value) => [ownerOf(value)] },
  passLine: points('合格线'),
  limitMinutes: count('限时', '分钟'),
  maxAttempts: count('可考次数', '次'),
  shuffleQuestions: flag('打乱题目'),
  shuffleChoices: flag('打乱选项'),
  keysShown: choice('公布答案', KeysShownText),
  opensAt: time('开始时间'),
  lastEntryAt: time('最晚进入'),
  closesAt: time('结束时间'),
  drawRules: words<DrawRule>('抽题规则', ruleText, ({ questionBankIds }) =>
    questionBankIds.map((id) => `question-bank:${id}`)
  ),
  questionIds: { ...reference('题目', 'question'), total: (questions) => `${questions.length} 道` },
  released: number('退回的学时', (minutes) => `${minutes} 分钟`),
  conditions: text('条件'),
  rows: count('行数', '行'),
  exportId: technical('导出编号'),
}

/** `course-35` is a course, `jzgc_1` a subject, a number a chapter. */
function ownerOf(value: unknown): string {
  const courseId = courseKeyOf(String(value))
  return courseId ? `course:${courseId}` : `chapter:${String(value)}`
}

function ownerText(value: unknown, titleOf: TitleOf): string | null {
  const [, subject, required] = /^([a-z]+)_([01])$/.exec(String(value)) ?? []
  if (!subject) return titleOf(ownerOf(value)) ?? `编号 ${String(value)}`
  const name = CertSubjectText[subject as keyof typeof CertSubjectText]
  return name ? `${name} ${RequiredCourseText[required === '1' ? 1 : 0]}` : null
}

/** 单选题 5 道（难度 3，基础工程，题库“安全”） */
function ruleText(rule: DrawRule, titleOf: TitleOf): string | null {
  const { questionType, count: number, difficulty, subjectCode, chapterName, knowledgePoint, questionBankIds } = rule
  const subject = subjectCode && CertSubjectText[subjectCode as keyof typeof CertSubjectText]
  const banks = questionBankIds.map((id) => titleOf(`question-bank:${id}`)).filter(Boolean)
  const limits = [
    difficulty !== null && `难度 ${difficulty}`,
    subject,
    chapterName,
    knowledgePoint,
    banks.length > 0 && `题库 ${banks.join('、')}`,
  ].filter(Boolean)
  const type = QuestionTypeText[questionType]
  return type ? `${type} ${number} 道${limits.length ? `（${limits.join('，')}）` : ''}` : null
}

export const userPaperFields: Fields = {
  paperAnswerId: technical('答题编号'),
  answerScore: points('得分'),
  remark: text('评语'),
}
