import { normalizeWidth } from '#core/shared_rules'
import { importColumns, ImportColumns, type ImportColumn, type QuestionType } from '#exams/questions/terms'

/** `judgement` becomes a single choice; `choice` is single or multiple by the number of its keys. */
export type GivenType = QuestionType | 'judgement' | 'choice'

const typeWords: Record<GivenType, string[]> = {
  single: ['单选', '单项选择', '单项', '单选择'],
  multiple: ['多选', '多项选择', '多项', '多选择', '不定项选择', '不定项', '不定选择'],
  judgement: ['判断', '是非', '判断正误', '对错'],
  askanswer: ['问答', '简答', '案例', '案例分析', '论述', '计算', '综合', '案例问答', '案例简答'],
  choice: ['选择'],
}
const givenTypes = Object.entries(typeWords) as [GivenType, string[]][]
/** Types that have no counterpart. */
const otherWords = ['填空', '匹配', '连线', '排序', '名词解释']
export const JudgementText = '判断题'

/** Longer words first: 案例分析 begins like 案例. */
export const typePattern = [...givenTypes.flatMap(([, words]) => words), ...otherWords]
  .sort((one, other) => other.length - one.length)
  .join('|')

/** Of `单选题`, `单项选择题`, `单选` or `single`. */
export function typeOf(text: string): GivenType | null {
  const normalized = normalizeWidth(text).replace(/[\s()[\]【】]/g, '')
  const word = normalized.replace(/题$/, '')
  return givenTypes.find(([type, words]) => type === normalized || words.includes(word))?.[0] ?? null
}

export type MarkStyle = 'upper' | 'lower' | 'circled'
export interface ChoiceMark {
  letter: string
  style: MarkStyle
  /** Where the words of the choice begin. */
  end: number
}

const circled = '①②③④⑤⑥⑦⑧⑨⑩'
const letterAt = (at: number) => String.fromCharCode(65 + at)
const markSign = /[A-Ja-j①-⑩([【]/
const marks: [MarkStyle, RegExp][] = [
  ['upper', /(?:[([【]\s?([A-J])\s?[)\]】][.、:]?|([A-J])\s{0,3}[.、:)])/y],
  ['lower', /(?:[([【]\s?([a-j])\s?[)\]】][.、:]?|([a-j])\s{0,3}[.、)])/y],
  ['circled', /([①-⑩])[.、:)]?/y],
]

/** `A.`, `(A)`, `a、` or `①` at this place of a text of normal width. */
export function markAt(text: string, at = 0): ChoiceMark | null {
  if (!markSign.test(text[at] ?? '')) return null
  for (const [style, pattern] of marks) {
    pattern.lastIndex = at
    const found = pattern.exec(text)
    if (!found) continue
    const sign = (found[1] ?? found[2])!
    const letter = style === 'circled' ? letterAt(circled.indexOf(sign)) : sign.toUpperCase()
    return { letter, style, end: pattern.lastIndex }
  }
  return null
}

/** Marks with letters that follow each other, each after a blank: `A. 3 m  B. 5 m`. */
export function marksFrom(text: string, start: number, first: ChoiceMark): { at: number; mark: ChoiceMark }[] {
  const found = [{ at: start, mark: first }]
  for (let at = first.end; at < text.length; at++) {
    if (!/[\s;。]/.test(text[at - 1]!) || !markSign.test(text[at]!)) continue
    const mark = markAt(text, at)
    const last = found.at(-1)!.mark
    if (mark?.style === last.style && mark.letter === letterAt(last.letter.charCodeAt(0) - 64)) found.push({ at, mark })
  }
  return found
}

/** `B.`, `（B）`, `A/B`, `A、B`, `①` as sorted letters; null for what is no key. */
export function keyLetters(answer: string): string[] | null {
  const letters = normalizeWidth(answer)
    .replace(/[①-⑩]/g, (sign) => letterAt(circled.indexOf(sign)))
    .toUpperCase()
    .replace(/[\s,、;/|&+和与.。:()[\]【】]/g, '')
  return /^[A-Z]+$/.test(letters) ? [...new Set(letters)].sort() : null
}

const right = ['正确', '对', '√', '✓', '✔', '是', 'T', 'TRUE', 'Y', 'YES']
const wrong = ['错误', '错', '×', '✗', '✘', 'X', '否', '不正确', '不对', 'F', 'FALSE', 'N', 'NO']

/** Whether an answer means true; null if it means neither true nor false. */
export function judgementOf(answer: string): boolean | null {
  const normalized = normalizeWidth(answer)
    .replace(/[\s.。()[\]【】]/g, '')
    .toUpperCase()
  if (right.includes(normalized)) return true
  return wrong.includes(normalized) ? false : null
}

const titleWords: Partial<Record<ImportColumn, string[]>> = {
  questionType: ['题目类型', '试题类型', '题目题型', '类型'],
  questionText: ['题目', '试题', '题目内容', '试题内容', '题干内容', '问题', '试题题干', '题目题干'],
  answer: ['正确答案', '参考答案', '标准答案', '试题答案', '正确选项'],
  score: ['分数', '题目分值', '试题分值'],
  explanation: ['答案解析', '试题解析', '题目解析'],
  difficulty: ['难度等级', '难易度', '难易程度', '试题难度'],
  chapter: ['所属章节'],
  point: ['考点'],
}

/** `选项A`, `正确答案` or `题目*` as the column of the template that they mean. */
export function columnOf(title: string): ImportColumn | null {
  const normalized = normalizeWidth(title)
    .replace(/\([^()]{0,20}\)$/, '')
    .replace(/[\s*]/g, '')
  const choice = /^(?:选项)?([A-E])(?:选项)?$/i.exec(normalized)?.[1]
  if (choice) return choice.toUpperCase() as ImportColumn
  return (
    importColumns.find((name) => normalized === ImportColumns[name] || titleWords[name]?.includes(normalized)) ?? null
  )
}
