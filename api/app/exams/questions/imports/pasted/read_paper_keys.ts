import { keyBefore, isSameKey, keysIn, tableKeys, tableNumbers } from '#exams/questions/imports/pasted/paper_keys'
import { isAnswerLabel, keyTitleRest, labelledParts, numberedLine } from '#exams/questions/imports/pasted/pasted_line'
import type { SourceRow } from '#exams/questions/imports/read_workbook'
import { sectionOf, type Section } from '#exams/questions/imports/pasted/section_heading'
import { markAt } from '#exams/questions/imports/vocabulary'
import {
  importMessages,
  importWarnings,
  MaxCellLength,
  QuestionTypeText,
  type ImportColumn,
} from '#exams/questions/terms'
import { normalizeWidth } from '#core/shared_rules'

export interface KeyedRow extends SourceRow {
  notes: string[]
  no: number
  /** Questions of one heading have the same. */
  part: number
  section: Section | null
}

type Skip = (at: number, sentence: string) => void

/** The keys at the end of a paper: `1-5 ABCDA`, a table, or one line and an explanation for each question. */
export class PaperKeys {
  private isOpen = false
  private byNumber = new Map<number, KeyedRow[]>()
  /** The heading that the keys stand under, or all. */
  private part: number | null = null
  private hasParts = false
  private row: KeyedRow | null = null
  private into: ImportColumn = 'explanation'
  private table: number[] | null = null

  constructor(
    private lines: string[],
    private skip: Skip
  ) {}

  /** Whether the line belongs to the keys, and was read. */
  take(at: number, rows: KeyedRow[]): boolean {
    const line = this.lines[at]!
    if (!this.isOpen) {
      if (!this.opens(at)) return false
      this.isOpen = true
      ;[this.part, this.row, this.table] = [null, null, null]
      this.hasParts = rows.some(({ part }) => part !== rows[0]!.part)
      this.byNumber = Map.groupBy(rows, ({ no }) => no)
      const rest = keyTitleRest(line)
      if (rest === '') return true
      return this.read(at, rest ?? line)
    }
    return this.read(at, line)
  }

  private opens(at: number): boolean {
    const line = this.lines[at]!
    const rest = keyTitleRest(line)
    if (rest === null || rest) {
      const keys = keysIn(rest ?? line)
      return Boolean(keys?.some(({ from, to }) => to > from) || (rest && keys && keys.length > 1) || tableNumbers(line))
    }
    const next = this.lines.slice(at + 1, at + 20).find(Boolean) ?? ''
    if (sectionOf(next) || keysIn(next) || tableNumbers(next)) return true
    const numbered = numberedLine(next)
    if (!numbered) return false
    return isAnswerLabel(numbered.words) || /^\S{1,12}\s{0,3}(?:【?解析|[。.]\s{0,3}解析)/.test(numbered.words)
  }

  private read(at: number, line: string): boolean {
    const section = sectionOf(line)
    if (section) return this.readSection(at, section)
    const table = tableNumbers(line)
    if (table) {
      this.table = table
      return true
    }
    const under = this.table && tableKeys(line)
    if (under) return this.readTable(at, under)
    const ranges = keysIn(line) ?? keysIn(keyTitleRest(line) ?? '')
    if (ranges) {
      this.row = null
      for (const { from, to, keys } of ranges) {
        if (!keys) this.skip(at, importWarnings.keyCount(from, to))
        else for (const [place, key] of keys.entries()) this.assign(at, from + place, key)
      }
      return true
    }
    const numbered = numberedLine(line)
    if (numbered && !numbered.isDecimal) {
      if (this.hasChoicesBelow(at)) {
        this.isOpen = false
        return false
      }
      this.readNumbered(at, numbered.no, numbered.words)
      return true
    }
    this.readRest(at, line)
    return true
  }

  /** A second paper may follow the keys of the first. */
  private hasChoicesBelow(at: number): boolean {
    const next = this.lines.slice(at + 1, at + 20).find(Boolean) ?? ''
    return markAt(normalizeWidth(next))?.letter === 'A'
  }

  private readSection(at: number, section: Section): boolean {
    const next = this.lines.slice(at + 1, at + 20).find(Boolean) ?? ''
    const first = numberedLine(next) ? this.lines.indexOf(next, at + 1) : -1
    if (first >= 0 && this.hasChoicesBelow(first)) {
      this.isOpen = false
      return false
    }
    const parts = [...this.byNumber.values()].flat().filter((row) => row.section?.type === section.type)
    const before = this.part ?? -1
    this.part = Math.min(...parts.map(({ part }) => part).filter((part) => part > before))
    // A paper of one part may have its headings at the end only.
    if (!Number.isFinite(this.part)) this.part = this.hasParts ? -1 : null
    this.row = null
    const rest = section.rest.replace(/^[:：]/, '').trim()
    if (keysIn(rest)) this.read(at, rest)
    return true
  }

  private readTable(at: number, keys: string[]): boolean {
    const numbers = this.table!
    this.table = null
    if (keys.length === numbers.length) for (const [place, key] of keys.entries()) this.assign(at, numbers[place]!, key)
    else this.skip(at, importWarnings.keyCount(numbers[0]!, numbers.at(-1)!))
    return true
  }

  private readNumbered(at: number, no: number, words: string): void {
    this.row = this.find(at, no)
    if (!this.row) return
    const parts = labelledParts(words)
    const answerText = parts?.[0]?.column === 'answer' ? parts[0].words : words
    const isAsked = !this.row.cells.A && [QuestionTypeText.askanswer, ''].includes(this.row.section?.type ?? '')
    const found = keyBefore(answerText)
    if (found && !isAsked) {
      setKey(this.row, found.key)
      this.into = 'explanation'
      this.readRest(at, found.rest)
    } else if (isAsked) {
      this.into = 'answer'
      this.add(answerText)
    } else {
      this.skip(at, importWarnings.unreadKeys)
      this.row = null
      return
    }
    for (const part of parts?.slice(1) ?? []) {
      this.into = part.column
      this.add(part.words)
    }
  }

  private readRest(at: number, line: string): void {
    if (!line) return
    if (!this.row) return this.skip(at, importWarnings.unreadKeys)
    const parts = labelledParts(line)
    if (!parts) return this.add(line)
    for (const { column, words } of parts) {
      this.into = column
      if (column !== 'answer' || !this.row.cells.A) this.add(words)
      else setKey(this.row, words)
    }
  }

  private add(words: string): void {
    const { cells, notes } = this.row!
    if (!words.trim() || cells[this.into].length > MaxCellLength) return
    if (this.into === 'answer' && !cells.answer) notes.push(importWarnings.keyAtEnd)
    cells[this.into] += (cells[this.into] && '\n') + words.trim()
  }

  private assign(at: number, no: number, key: string): void {
    const row = this.find(at, no)
    if (row) setKey(row, key)
  }

  private find(at: number, no: number): KeyedRow | null {
    const rows = (this.byNumber.get(no) ?? []).filter(({ part }) => this.part === null || part === this.part)
    if (rows.length === 1) return rows[0]!
    this.skip(at, rows.length ? importWarnings.sameNumbers(no) : importWarnings.noSuchQuestion(no))
    return null
  }
}

function setKey({ cells, notes, faults }: KeyedRow, key: string): void {
  if (!cells.answer) {
    cells.answer = key
    notes.push(importWarnings.keyAtEnd)
  } else if (!isSameKey(cells.answer, key) && !faults.some(({ column }) => column === 'answer')) {
    faults.push({ column: 'answer', sentence: importMessages.otherKey })
  }
}
