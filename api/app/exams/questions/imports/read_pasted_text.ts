import { normalizeWidth } from '#core/shared_rules'
import { UserError } from '#core/errors'
import type { SourceRow } from '#exams/questions/imports/read_workbook'
import { sectionOf, type Section } from '#exams/questions/imports/section_heading'
import {
  importColumns,
  importMessages,
  importPlace,
  MaxCellLength,
  MaxImportRows,
  QuestionTypeText,
  type ImportCells,
  type ImportColumn,
  type ImportWarning,
} from '#exams/questions/terms'

/** The patterns end with something that always matches, so that no missing end causes backtracking over spaces. */
const start = /^(?:(\d{1,4})\s*[.．、)）]|第\s*(\d{1,4})\s*题\s*[.．、:：]?)\s*(.*)/s
const choice = /^([A-EＡ-Ｅ])\s*[.．、:：)）]\s*(.*)/s
const furtherChoice = /^[F-JＦ-Ｊ]\s*[.．、:：)）]/
const moreChoices = /(?<!\s)\s+(?=[B-EＢ-Ｅ]\s*[.．、:：)）])/
const answerLabel = /^【?(?:正确答案|参考答案|答案)】?\s*[:：]?\s*(.*)/s
/** The explanation first: 答案解析 starts like 答案. */
const labels: [pattern: RegExp, column: ImportColumn][] = [
  [/^【?(?:(?:参考)?答案[及与和]?|试题)?解析】?\s*[:：]?\s*(.*)/s, 'explanation'],
  [answerLabel, 'answer'],
  [/^【?分值】?\s*[:：]?\s*(.*)/s, 'score'],
  [/^【?难度】?\s*[:：]?\s*(.*)/s, 'difficulty'],
  [/^【?专业】?\s*[:：]\s*(.*)/s, 'subject'],
  [/^【?章节】?\s*[:：]\s*(.*)/s, 'chapter'],
  [/^【?知识点】?\s*[:：]\s*(.*)/s, 'point'],
  [/^【?规范条文】?\s*[:：]\s*(.*)/s, 'clauses'],
]
const typeMark = /^[【[(（]\s*(单选|多选|问答|简答|单选题|多选题|问答题|简答题)\s*[】\])）]\s*/

/** Lines before the first number: titles of papers, and questions without a number. */
export function skippedLines(text: string): ImportWarning[] {
  const unread: ImportWarning[] = []
  for (const [at, line] of linesOf(text).entries()) {
    if (start.test(line)) break
    if (!line || sectionOf(line)) continue
    const place = importPlace.line(at + 1, line.slice(0, 100))
    unread.push({ place, sentence: importMessages.noNumber })
    if (unread.length === MaxImportRows) break
  }
  return unread
}

const linesOf = (text: string) => text.split(/\r\n?|\n/).map((raw) => raw.replace(/[\u00a0\u3000]/g, ' ').trim())

/**
 * The type follows from headings, choices and answer when a question does not state it. @throws UserError when none is
 * found
 */
export function readPastedText(text: string): SourceRow[] {
  const lines = linesOf(text)
  const rows: (SourceRow & { section: Section | null })[] = []
  let into: ImportColumn = 'questionText'
  let section: Section | null = null
  /** Numbers of the last question and of the last item in its answer; null where numbering may restart. */
  let [last, item]: (number | null)[] = [null, null]
  for (const [at, line] of lines.entries()) {
    if (!line) continue
    const opened = sectionOf(line)
    if (opened) {
      ;[section, last, item] = [opened, null, null]
      continue
    }
    const row = rows.at(-1)
    const begins = start.exec(line)
    const no = begins && Number(begins[1] ?? begins[2])
    const isOdd = last !== null && (no !== last + 1 || (item !== null && no === item + 1))
    if (begins && isOdd && into in listed && !isAsked(lines, at)) {
      item = no
      append(row!.cells, into, line)
    } else if (begins && (!row || into !== 'questionText' || row.cells.questionText)) {
      if (rows.length === MaxImportRows) throw new UserError(importMessages.tooMany)
      rows.push({ line: at + 1, cells: emptyCells(), faults: [], section })
      ;[into, last, item] = ['questionText', no, null]
      append(rows.at(-1)!.cells, into, begins[3]!)
    } else if (row) {
      if (into === 'E' && !row.faults.length && furtherChoice.test(line)) {
        row.faults.push({ column: 'E', sentence: importMessages.tooManyChoices })
      }
      into = readLine(row.cells, line, into)
    }
  }
  if (!rows.length) throw new UserError(importMessages.empty)
  for (const { cells, section: of } of rows) {
    setType(cells, of)
    cells.score ||= of?.score ?? ''
  }
  return rows.map(({ section: _section, ...row }) => row)
}

/** Columns in which a numbered line may be an item of a list. */
const listed: Partial<Record<ImportColumn, true>> = { answer: true, explanation: true }

/** Whether choices or an answer follow before the next number: an item of a list has neither. */
function isAsked(lines: string[], at: number): boolean {
  for (let next = at + 1; next < lines.length; next++) {
    const line = lines[next]!
    if (start.test(line) || sectionOf(line)) return false
    if (choice.test(line) || answerLabel.test(line)) return true
  }
  return false
}

/** @returns the cell that an unlabelled next line continues */
function readLine(cells: ImportCells, line: string, into: ImportColumn): ImportColumn {
  for (const [pattern, column] of labels) {
    const found = pattern.exec(line)
    if (!found) continue
    append(cells, column, found[1]!)
    return column
  }
  if (choice.test(line)) {
    let last: ImportColumn = into
    for (const part of line.split(moreChoices)) {
      const [, letter, words] = choice.exec(part)!
      last = normalizeWidth(letter!) as ImportColumn
      append(cells, last, words!)
    }
    return last
  }
  append(cells, into, line)
  return into
}

function append(cells: ImportCells, column: ImportColumn, words: string): void {
  const added = words.trim()
  // Longer cells are rejected, so nothing more is appended.
  if (!added || cells[column].length > MaxCellLength) return
  cells[column] = cells[column] ? `${cells[column]}\n${added}` : added
}

function setType(cells: ImportCells, section: Section | null): void {
  const mark = typeMark.exec(cells.questionText)
  if (mark) cells.questionText = cells.questionText.slice(mark[0].length)
  const { single, multiple, askanswer } = QuestionTypeText
  const said = mark && { 单: single, 多: multiple, 问: askanswer, 简: askanswer }[mark[1]![0]!]
  const letters = normalizeWidth(cells.answer).replace(/[^A-Ea-e]/g, '').length
  cells.questionType = said || section?.type || (!cells.A ? askanswer : letters > 1 ? multiple : single)
}

const emptyCells = () => Object.fromEntries(importColumns.map((column) => [column, ''])) as ImportCells
