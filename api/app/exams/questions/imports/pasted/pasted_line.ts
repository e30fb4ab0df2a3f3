import { normalizeWidth } from '#core/shared_rules'
import { typePattern } from '#exams/questions/imports/vocabulary'
import type { ImportColumn } from '#exams/questions/terms'

/** Lines are trimmed, so that they stay as long as the same ones of normal width. */
export const linesOf = (text: string) =>
  text.split(/\r\n?|\n/).map((raw) => raw.replace(/[\u00a0\u3000\t]/g, ' ').trim())

export interface NumberedLine {
  no: number
  words: string
  /** `0.28m`, which may be the rest of a sentence. */
  isDecimal: boolean
}

/** The patterns of a line end with what always matches: none tries spaces again because its end is missing. */
const numbered = /^(?:(\d{1,4})\s*[.、)]|第\s*(\d{1,4})\s*题\s*[.、:]?)\s*/

export function numberedLine(line: string): NumberedLine | null {
  if (!/^[\d０-９第]/.test(line)) return null
  const text = normalizeWidth(line)
  const found = numbered.exec(text)
  if (!found) return null
  const no = Number(found[1] ?? found[2])
  const isDecimal = /^\d{1,4}\.\d/.test(text)
  return { no, words: line.slice(found[0].length), isDecimal: isDecimal || no === 0 }
}

/** The explanation first: 答案解析 begins like 答案. */
const labels: [pattern: RegExp, column: ImportColumn][] = [
  [/^[【[]?(?:(?:参考)?答案[及与和]?|试题)?(?:解析|详解)[】\]]?\s*:?\s*/, 'explanation'],
  [/^(?:[【[]?(?:正确答案|参考答案|标准答案|答案)[】\]]?\s*:?|答\s?:)\s*/, 'answer'],
  [/^(?:【题型】\s*:?|题型\s*:)\s*/, 'questionType'],
  [/^【?分值】?\s*:?\s*/, 'score'],
  [/^【?难度】?\s*:?\s*/, 'difficulty'],
  [/^(?:【专业】\s*:?|专业\s*:)\s*/, 'subject'],
  [/^(?:【章节】\s*:?|章节\s*:)\s*/, 'chapter'],
  [/^(?:【(?:知识点|考点)】\s*:?|(?:知识点|考点)\s*:)\s*/, 'point'],
  [/^(?:【规范条文】\s*:?|规范条文\s*:)\s*/, 'clauses'],
]
/** Where the next label of the same line begins. */
const nextLabel =
  /【(?:答案|试题)?解析】|【(?:难度|分值|知识点|考点|章节)】|[\s。;](?:(?:答案|试题)?解析|难度|分值|知识点|考点|章节)\s?:/

export interface Labelled {
  column: ImportColumn
  words: string
}

/** `答案：B 解析：……` are two; null for a line without a label. */
export function labelledParts(line: string): Labelled[] | null {
  if (!/^[【[［参正标答试解详题分难专章知考规]/.test(line)) return null
  const parts: Labelled[] = []
  for (let rest = line; rest && parts.length < labels.length;) {
    const text = normalizeWidth(rest)
    const label = labels.map(([pattern, column]) => ({ column, found: pattern.exec(text) })).find(({ found }) => found)
    if (!label) break
    const from = label.found![0].length
    // An explanation may speak of anything.
    const next = label.column === 'explanation' ? -1 : text.slice(from).search(nextLabel)
    const end = next < 0 ? rest.length : from + next
    parts.push({ column: label.column, words: rest.slice(from, end) })
    rest = rest
      .slice(end)
      .replace(/^[。；;]/, '')
      .trim()
  }
  return parts.length ? parts : null
}

export const isAnswerLabel = (line: string) => labelledParts(line)?.[0]?.column === 'answer'

const pageNumber =
  /^(?:第\s?\d{1,4}\s?页(?:\s?[,/]?\s?(?:共|总)?\s?\d{1,4}\s?页)?|[-—–]\s?\d{1,4}\s?[-—–]|共\s?\d{1,4}\s?页)$/
export const isPageNumber = (line: string) => /^[第共\-－—–]/.test(line) && pageNumber.test(normalizeWidth(line))

/** `（综合）单价` is no type. */
const typeMark = new RegExp(
  `^[【[(]\\s?((?:${typePattern})(?=题)|(?:单|多)(?:项选择|选)|判断|问答|简答)题?\\s?[】\\])]\\s?[.、:]?\\s?`
)

/** `【单选题】` before a question. */
export function typeMarkOf(questionText: string): { type: string; words: string } | null {
  const found = typeMark.exec(normalizeWidth(questionText.slice(0, 40)))
  return found ? { type: `${found[1]}题`, words: questionText.slice(found[0].length) } : null
}

const keyTitle = /^【?(?:参考|标准|正确)?答案(?:(?:[及与和])?(?:解析|详解|评分标准))?】?\s?:?\s?/
const longestTitle = 40
const titleOfKeys = /参考答案(?:(?:[及与和])?(?:解析|详解|评分标准))?$/

/** What follows `参考答案` in its line; null for a line that does not begin or end so. */
export function keyTitleRest(line: string): string | null {
  if (!line.includes('答案')) return null
  const text = normalizeWidth(line)
  const found = keyTitle.exec(text)
  if (found) return line.slice(found[0].length)
  return text.length <= longestTitle && titleOfKeys.test(text) ? '' : null
}
