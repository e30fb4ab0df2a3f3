import { QuestionTypeText } from '#exams/questions/terms'

/** Defaults that a heading sets for the questions below it. */
export interface Section {
  /** As in the column 题型; an unsupported type is reported there. */
  type: string
  /** Points of each question, or empty. */
  score: string
}

/** `二、多项选择题（每题 2 分）`, `第三部分 简答题` */
const heading =
  /^第?[一二三四五六七八九十]{1,3}(?:部分|大题)?\s*[、.．:：]?\s*((?:单|多|不定)?项?选择?|问答|简答|论述|案例分析|案例|计算|综合|判断|填空)题/
const pointsEach = /每(?:小题|道题|题)\s*(\d+(?:\.\d+)?)\s*分/

const { single, multiple, askanswer } = QuestionTypeText
const inWords = ['问答', '简答', '论述', '案例分析', '案例', '计算', '综合']

export function sectionOf(line: string): Section | null {
  const word = heading.exec(line)?.[1]
  if (!word) return null
  return { type: typeOf(word), score: pointsEach.exec(line)?.[1] ?? '' }
}

/** 选择题 alone may be either. */
function typeOf(word: string): string {
  if (word.startsWith('单')) return single
  if (/^[多不]/.test(word)) return multiple
  if (word.endsWith('选') || word.endsWith('选择')) return ''
  return inWords.includes(word) ? askanswer : `${word}题`
}
