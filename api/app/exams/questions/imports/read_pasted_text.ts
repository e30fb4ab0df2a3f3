import { foldWidth } from '#core/plain_rules'
import { Refusal } from '#core/http/refusal'
import type { GivenRow } from '#exams/questions/imports/read_workbook'
import {
  importColumns,
  importMessages,
  MostImportRows,
  QuestionTypeText,
  type ImportCells,
  type ImportColumn,
} from '#exams/questions/terms'

const start = /^(\d{1,4})\s*[.．、)）]\s*(.*)$/
const choice = /^([A-EＡ-Ｅ])\s*[.．、:：)）]\s*(.*)$/
const moreChoices = /\s+(?=[B-EＢ-Ｅ]\s*[.．、:：)）])/
const labels: [pattern: RegExp, column: ImportColumn][] = [
  [/^【?(?:正确答案|参考答案|答案)】?\s*[:：]?\s*(.*)$/, 'answer'],
  [/^【?(?:解析|答案解析)】?\s*[:：]?\s*(.*)$/, 'explanation'],
  [/^【?分值】?\s*[:：]?\s*(.*)$/, 'score'],
  [/^【?难度】?\s*[:：]?\s*(.*)$/, 'difficulty'],
  [/^【?专业】?\s*[:：]\s*(.*)$/, 'subject'],
  [/^【?章节】?\s*[:：]\s*(.*)$/, 'chapter'],
  [/^【?知识点】?\s*[:：]\s*(.*)$/, 'point'],
  [/^【?规范条文】?\s*[:：]\s*(.*)$/, 'clauses'],
]
const typeMark = /^[【[(（]\s*(单选|多选|问答|简答|单选题|多选题|问答题|简答题)\s*[】\])）]\s*/

/** The type follows from choices and answer when the text does not say it. @throws Refusal when no question is found */
export function readPastedText(text: string): GivenRow[] {
  const rows: GivenRow[] = []
  let into: ImportColumn = 'questionText'
  for (const [at, raw] of text.split(/\r\n?|\n/).entries()) {
    const line = raw.replace(/[\u00a0\u3000]/g, ' ').trim()
    if (!line) continue
    const begins = start.exec(line)
    if (begins && (!rows.length || into !== 'questionText' || hasText(rows))) {
      rows.push({ line: at + 1, cells: emptyCells(), faults: [] })
      into = 'questionText'
      append(rows.at(-1)!.cells, into, begins[2]!)
      continue
    }
    const row = rows.at(-1)
    if (row) into = readLine(row.cells, line, into)
  }
  if (!rows.length) throw new Refusal(importMessages.empty)
  if (rows.length > MostImportRows) throw new Refusal(importMessages.tooMany)
  for (const { cells } of rows) setType(cells)
  return rows
}

const hasText = (rows: GivenRow[]) => Boolean(rows.at(-1)!.cells.questionText)

/** @returns the cell that a line without a label goes on with */
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
      last = foldWidth(letter!) as ImportColumn
      append(cells, last, words!)
    }
    return last
  }
  append(cells, into, line)
  return into
}

function append(cells: ImportCells, column: ImportColumn, words: string): void {
  cells[column] = [cells[column], words.trim()].filter(Boolean).join('\n')
}

function setType(cells: ImportCells): void {
  const mark = typeMark.exec(cells.questionText)
  if (mark) cells.questionText = cells.questionText.slice(mark[0].length)
  const { single, multiple, askanswer } = QuestionTypeText
  const said = mark && { 单: single, 多: multiple, 问: askanswer, 简: askanswer }[mark[1]![0]!]
  const letters = foldWidth(cells.answer).replace(/[^A-Ea-e]/g, '').length
  cells.questionType = said || (!cells.A ? askanswer : letters > 1 ? multiple : single)
}

const emptyCells = () =>
  Object.fromEntries(importColumns.map((column) => [column, ''])) as ImportCells
