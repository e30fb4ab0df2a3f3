import { normalizeWidth } from '#core/shared_rules'
import { UserError } from '#core/errors'
import { keyFromText } from '#exams/questions/imports/pasted/key_in_text'
import { hasChoiceLines } from '#exams/questions/imports/normalize_cells'
import { PaperKeys, type KeyedRow } from '#exams/questions/imports/pasted/read_paper_keys'
import {
  isAnswerLabel,
  isPageNumber,
  labelledParts,
  linesOf,
  numberedLine,
  typeMarkOf,
  type NumberedLine,
} from '#exams/questions/imports/pasted/pasted_line'
import type { SourceRow } from '#exams/questions/imports/read_workbook'
import { isTitle, pointsOf, sectionOf, type Section } from '#exams/questions/imports/pasted/section_heading'
import {
  judgementOf,
  JudgementText,
  keyLetters,
  markAt,
  marksFrom,
  type ChoiceMark,
  type MarkStyle,
} from '#exams/questions/imports/vocabulary'
import {
  ChoiceLetters,
  importColumns,
  importMessages,
  importPlace,
  importWarnings,
  MaxCellLength,
  MaxImportRows,
  QuestionTypeText,
  type ImportCells,
  type ImportColumn,
  type ImportWarning,
} from '#exams/questions/terms'

interface LineFacts {
  mark: ChoiceMark | null
  isAnswer: boolean
  /** Of a question or a section. */
  isStart: boolean
}

interface PastedRow extends KeyedRow {
  section: Section | null
  style: MarkStyle | null
}

/** The type follows from headings, choices and answer when a question does not say it. @throws UserError when none is found */
export function readPastedText(text: string): { rows: SourceRow[]; skipped: ImportWarning[] } {
  return new PastedReader(linesOf(text)).read()
}

class PastedReader {
  private rows: PastedRow[] = []
  private skipped: ImportWarning[] = []
  private keys: PaperKeys
  private into: ImportColumn = 'questionText'
  private section: Section | null = null
  private part = 0
  private isUnderHeading = false
  private unlisted = 0
  /** Numbers of the last question and of the last item of a list in it; null where counting may restart. */
  private last: number | null = null
  private item: number | null = null

  /** What has been seen of the lines. */
  private facts: LineFacts[] = []

  constructor(private lines: string[]) {
    this.keys = new PaperKeys(lines, (at, sentence) => this.skip(at, sentence))
  }

  read() {
    for (const [at, line] of this.lines.entries()) if (line) this.readLine(at, line)
    if (!this.rows.length) throw new UserError(importMessages.empty)
    for (const row of this.rows) finish(row)
    const rows = this.rows.map(({ line, cells, faults, notes }) => ({
      line,
      cells,
      faults,
      notes: [...new Set(notes)],
    }))
    if (this.unlisted) {
      this.skipped.push({ place: importPlace.furtherLines, sentence: importWarnings.unlisted(this.unlisted) })
    }
    return { rows, skipped: this.skipped }
  }

  private readLine(at: number, line: string): void {
    if (isPageNumber(line)) return this.skip(at, importWarnings.pageNumber)
    if (this.rows.length && this.keys.take(at, this.rows)) return
    const opened = sectionOf(line)
    if (opened) return this.open(opened)
    const row = this.rows.at(-1)
    const numbered = numberedLine(line)
    if (numbered && !numbered.isDecimal && this.begins(numbered, at)) return this.begin(numbered, at)
    if (!row) return this.skip(at, importMessages.noNumber)
    if (this.isTitleHere(line, at)) {
      this.open(null)
      return this.skip(at, importWarnings.heading)
    }
    if (this.isUnderHeading) {
      if (this.section) this.section.score ||= pointsOf(line)
      return this.skip(at, importWarnings.underHeading)
    }
    if (numbered?.isDecimal && numbered.no === (this.last ?? 0) + 1) {
      note(row, importWarnings.decimal(at + 1, line.slice(0, 20)))
    } else if (numbered && !numbered.isDecimal) {
      this.item = numbered.no
      if (!(this.into in listed)) note(row, importWarnings.numbered(line.slice(0, 20)))
    }
    this.readWords(row, line, at)
  }

  private factsOf(at: number): LineFacts {
    const line = this.lines[at]!
    return (this.facts[at] ??= {
      // A mark is short.
      mark: markAt(normalizeWidth(line.slice(0, 12))),
      isAnswer: isAnswerLabel(line),
      isStart: numberedLine(line)?.isDecimal === false || sectionOf(line) !== null,
    })
  }

  private skip(at: number, sentence: string): void {
    if (this.skipped.length >= MaxImportRows) {
      this.unlisted++
      return
    }
    this.skipped.push({ place: importPlace.line(at + 1, this.lines[at]!.slice(0, 100)), sentence })
  }

  private open(section: Section | null): void {
    ;[this.section, this.last, this.item] = [section, null, null]
    this.part++
    this.isUnderHeading = true
  }

  /** A title without a type stands before the first number or the next heading. */
  private isTitleHere(line: string, at: number): boolean {
    if (!isTitle(line) || (this.into === 'questionText' && !this.isUnderHeading)) return false
    const next = this.lines.slice(at + 1, at + 20).find(Boolean) ?? ''
    return numberedLine(next)?.no === 1 || sectionOf(next) !== null
  }

  private begins({ no }: NumberedLine, at: number): boolean {
    const row = this.rows.at(-1)
    if (!row || this.last === null) return true
    const isNext = no === this.last + 1 && !(this.item !== null && no === this.item + 1)
    if (this.into === 'questionText') return row.cells.questionText !== '' && (isNext || (no > this.last && !this.item))
    return isNext || this.isAsked(at) || (no > this.last && !(this.into in listed))
  }

  private begin({ no, words }: NumberedLine, at: number): void {
    if (this.rows.length === MaxImportRows) throw new UserError(importMessages.tooMany)
    const notes: string[] = []
    if (this.last !== null && no > this.last + 1) notes.push(importWarnings.numberJump(this.last, no))
    if (this.last !== null && no <= this.last) notes.push(importWarnings.numberBack(this.last, no))
    const { section, part } = this
    const row: PastedRow = { line: at + 1, cells: emptyCells(), faults: [], notes, no, part, section, style: null }
    this.rows.push(row)
    ;[this.into, this.last, this.item, this.isUnderHeading] = ['questionText', no, null, false]
    this.readStem(row, words)
  }

  /** Whether choices or an answer follow before the next number: an item of a list has none. */
  private isAsked(at: number): boolean {
    return this.follows(at, ({ mark, isAnswer }) => mark?.style === 'upper' || isAnswer)
  }

  private follows(at: number, isFound: (line: LineFacts) => boolean): boolean {
    const end = Math.min(this.lines.length, at + 1 + farthest)
    for (let next = at + 1; next < end; next++) {
      const facts = this.factsOf(next)
      if (isFound(facts)) return true
      if (facts.isStart || facts.isAnswer) return false
    }
    return false
  }

  private readWords(row: PastedRow, line: string, at: number): void {
    const parts = labelledParts(line)
    if (parts) {
      for (const { column, words } of parts) {
        const isSecond = column === 'answer' && row.cells.A && row.cells.answer && words.trim()
        if (isSecond) fault(row, 'answer', importMessages.repeatedAnswer)
        append(row.cells, (this.into = column), words)
      }
      return
    }
    const { mark } = this.factsOf(at)
    if (mark && this.isChoice(row, mark, at)) return this.readChoices(row, line, 0, mark)
    if (mark?.style === 'upper' && mark.letter === 'A' && this.into in listed) {
      note(row, importWarnings.choicesInAnswer)
    }
    if (mark && this.into === 'E' && mark.style === row.style && mark.letter > 'E') {
      fault(row, 'E', importMessages.tooManyChoices)
    }
    if (this.into === 'questionText') return this.readStem(row, line)
    if (isTitle(line)) note(row, importWarnings.titleLike(line.slice(0, 20)))
    const isChoice = ChoiceLetters.includes(this.into as never)
    if (isChoice && row.cells[this.into].includes('\n')) note(row, importWarnings.manyLines(this.into))
    append(row.cells, this.into, line)
  }

  private isChoice(row: PastedRow, { letter, style }: ChoiceMark, at: number): boolean {
    const { cells } = row
    if (!ChoiceLetters.includes(letter as never) || this.into === 'explanation') return false
    if (cells[this.into].length > MaxCellLength) return false
    if (this.into === 'answer' && (style !== 'upper' || cells.A || !keyLetters(cells.answer))) return false
    if (row.style) return style === row.style
    if (letter !== 'A') return style === 'upper' && this.into !== 'questionText'
    const has = (one: string, of: MarkStyle) =>
      this.follows(at, ({ mark }) => mark?.letter === one && mark.style === of)
    // Choices with capital letters follow a list with other marks, and a sentence that begins with one.
    if (has('A', 'upper')) return false
    return (
      style === 'upper' ||
      has('B', style) ||
      marksFrom(normalizeWidth(this.lines[at]!), 0, { letter, style, end: 1 }).length > 1
    )
  }

  private readChoices(row: PastedRow, line: string, start: number, first: ChoiceMark): void {
    row.style = first.style
    const found = marksFrom(normalizeWidth(line), start, first)
    for (const [place, { mark }] of found.entries()) {
      const words = line.slice(mark.end, found[place + 1]?.at)
      if (!ChoiceLetters.includes(mark.letter as never)) {
        fault(row, 'E', importMessages.tooManyChoices)
        continue
      }
      const column = mark.letter as ImportColumn
      if (row.cells[column]) fault(row, column, importMessages.repeatedChoice(column))
      append(row.cells, column, words)
      this.into = column
    }
  }

  /** Choices may stand in the line of the question: `多深？ A. 3 m  B. 5 m`. */
  private readStem(row: PastedRow, line: string): void {
    const text = normalizeWidth(line)
    for (let place = 1; place < text.length; place++) {
      if (!/[\s)?。:]/.test(text[place - 1]!)) continue
      const mark = markAt(text, place)
      if (mark?.letter !== 'A' || mark.style !== 'upper') continue
      if (marksFrom(text, place, mark).length < 2) break
      append(row.cells, 'questionText', line.slice(0, place))
      return this.readChoices(row, line, place, mark)
    }
    append(row.cells, 'questionText', line)
  }
}

/** Lines in which choices or an answer are looked for. */
const farthest = 100
const mostNotes = 20

function note({ notes }: PastedRow, sentence: string): void {
  if (notes.length < mostNotes) notes.push(sentence)
}

/** Columns in which a numbered line may be an item of a list. */
const listed: Partial<Record<ImportColumn, true>> = { answer: true, explanation: true }

function append(cells: ImportCells, column: ImportColumn, words: string): void {
  const added = words.trim()
  // Longer cells are rejected, so nothing more is appended.
  if (!added || cells[column].length > MaxCellLength) return
  cells[column] = cells[column] ? `${cells[column]}\n${added}` : added
}

function fault({ faults }: PastedRow, column: ImportColumn, sentence: string): void {
  if (!faults.some((one) => one.column === column)) faults.push({ column, sentence })
}

function finish(row: PastedRow): void {
  const { cells, section } = row
  const mark = typeMarkOf(cells.questionText)
  if (mark) cells.questionText = mark.words
  keyFromText(row)
  cells.score ||= section?.score ?? ''
  cells.questionType ||= mark?.type || section?.type || ''
  if (cells.questionType) return
  const { single, multiple, askanswer } = QuestionTypeText
  if (cells.A) cells.questionType = (keyLetters(cells.answer)?.length ?? 0) > 1 ? multiple : single
  else if (judgementOf(cells.answer) !== null) cells.questionType = JudgementText
  else {
    cells.questionType = askanswer
    const isDoubtful =
      !cells.answer || keyLetters(cells.answer) || hasChoiceLines(cells.questionText) || hasNumberedChoices(cells)
    if (isDoubtful) fault(row, 'questionType', importMessages.guessedEssay)
  }
}

/** `（1）…` and `（2）…` in the question, and only numbers as its answer. */
function hasNumberedChoices({ questionText, answer }: ImportCells): boolean {
  const isNumbers = /^[\d\s()、,.和]+$/.test(normalizeWidth(answer))
  return isNumbers && /^[(（]?\s?2\s?[)）]/m.test(normalizeWidth(questionText))
}

const emptyCells = () => Object.fromEntries(importColumns.map((column) => [column, ''])) as ImportCells
