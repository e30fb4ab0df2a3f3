import { normalizeWidth } from '#core/shared_rules'
import { JudgementText, typeOf, typePattern } from '#exams/questions/imports/vocabulary'
import { QuestionTypeText } from '#exams/questions/terms'

/** Defaults that a heading sets for the questions below it. */
export interface Section {
  /** As in the column 题型; an unsupported type is reported there. */
  type: string
  /** Points of each question, or empty. */
  score: string
  /** What follows the type: instructions, or keys at the end of a paper. */
  rest: string
}

const numeral = '[一二三四五六七八九十]{1,3}'
/** `二、`, `第三部分`, `(一)` or `Ⅱ.` before the type. */
const number = `(?:第?${numeral}(?:部分|大题|单元|章|节)?|第\\d{1,2}(?:部分|大题)|\\(${numeral}\\)|[ⅠⅡⅢⅣⅤⅥ])`
/** `二、多项选择题（每题 2 分）`, `三、实务操作和案例分析题` */
const words = '[^\\s,.、。;?:()]{0,12}?'
const numbered = new RegExp(`^${number}\\s{0,3}[、.:]?\\s{0,3}[【[]?${words}(${typePattern})题[】\\]]?(.*)`, 's')
/** `1、单选题` is a heading, `1、计算题干中的……` is a question. */
const inDigits = new RegExp(
  `^\\d{1,2}\\s{0,3}[、.:]\\s{0,3}[【[]?(${typePattern})题[】\\]]?((?::?\\s?$|:?\\s?\\(|共\\s?\\d|每).*)`,
  's'
)
/** Without a number it stands alone, or before instructions. */
const alone = new RegExp(`^[【[]?(${typePattern})题[】\\]]?(:?|:?\\s?\\(.*|:?\\s?共\\s?\\d.*)$`, 's')
const pointsEach = /每(?:小题|道题|题)\s{0,3}(\d{1,3}(?:\.\d{1,2})?)\s{0,3}分/

export function sectionOf(given: string): Section | null {
  if (!given.includes('题')) return null
  const line = normalizeWidth(given)
  const found = numbered.exec(line) ?? inDigits.exec(line) ?? alone.exec(line)
  if (!found) return null
  const [, word, rest] = found as unknown as [string, string, string]
  return { type: typeText(word), score: pointsOf(line), rest: rest.trim() }
}

export const pointsOf = (line: string) => pointsEach.exec(normalizeWidth(line))?.[1] ?? ''

/** 选择题 alone may be either. */
function typeText(word: string): string {
  const type = typeOf(word)
  if (type === 'choice') return ''
  if (type === 'judgement') return JudgementText
  return type ? QuestionTypeText[type] : `${word}题`
}

const chapter = new RegExp(
  `^(?:第(?:${numeral}|\\d{1,2})\\s?[章节篇编讲]|第(?:${numeral}|\\d{1,2})\\s?(?:部分|单元)|${numeral}\\s?、|\\(${numeral}\\)|案例(?:${numeral}|\\d{1,2}))`
)
const longestTitle = 40

/** `第二章 模板工程`, a title that says no type. */
export const isTitle = (line: string) =>
  line.length <= longestTitle && chapter.test(normalizeWidth(line)) && !/[。；，？?]/.test(line)
