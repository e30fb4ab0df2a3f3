import { CertSubjectText, type CertSubject } from '#catalogue/terms'
import { characterCount, cutCharacters, normalizeWidth } from '#core/shared_rules'
import { turns } from '#core/process/turns'
import { prepareRichText } from '#core/rich_text/prepare_rich_text'
import { plainText, safeHtml } from '#core/rich_text/rich_text'
import { normalizeLetters, lettersOf } from '#exams/questions/answer_text'
import { clauseMessages, clauseText, parseClause } from '#exams/clauses/terms'
import { questionErrors, type QuestionContents } from '#exams/questions/check_question'
import { fromCell } from '#exams/questions/imports/cell_text'
import { normalizeCells } from '#exams/questions/imports/normalize_cells'
import { keyLetters } from '#exams/questions/imports/vocabulary'
import type { SourceRow } from '#exams/questions/imports/read_workbook'
import {
  ChoiceLetters,
  importWarnings,
  importMessages,
  MaxCellLength,
  QuestionLimit,
  QuestionType,
  QuestionTypeText,
  type Choice,
  type ImportCells,
  type ImportColumn,
} from '#exams/questions/terms'

export interface CheckedRow extends SourceRow {
  notes: string[]
  contents: QuestionContents
  tags: {
    subjectCode: CertSubject | null
    chapterName: string | null
    knowledgePoint: string | null
    difficulty: number | null
  }
  clauses: string[]
}

export async function checkRows(sourceRows: SourceRow[]): Promise<CheckedRow[]> {
  const rows: CheckedRow[] = []
  const pause = turns()
  for (const row of sourceRows) {
    rows.push(await checkRow(row))
    await pause()
  }
  return rows
}

async function checkRow({ line, faults: before, ...row }: SourceRow): Promise<CheckedRow> {
  const faults = [...before]
  const notes = [...(row.notes ?? [])]
  const fault = (column: ImportColumn, sentence: string) => {
    if (!faults.some((one) => one.column === column)) faults.push({ column, sentence })
  }
  const sourceRows = { ...row.cells }
  for (const [column, text] of Object.entries(sourceRows) as [ImportColumn, string][]) {
    if (characterCount(text) <= MaxCellLength) continue
    fault(column, importMessages.tooLong)
    sourceRows[column] = cutCharacters(text, MaxCellLength)
  }
  const { cells, notes: changes } = normalizeCells(sourceRows)
  notes.push(...changes)
  if (Object.values(cells).some((text) => embedded.test(text))) notes.push(importWarnings.embedded)
  const { outside, ...contents } = await contentsOf(cells, fault)
  if (outside) notes.push(importWarnings.outside)
  if (cells.questionType && typeOf(cells.questionType)) {
    for (const found of questionErrors(contents)) fault(columnOf(found), found.sentence)
  } else fault('questionType', importMessages.type)
  return { line, cells, faults, notes, contents, ...tagsOf(cells, fault) }
}

const picturesIn = (html: string) => html.split(/<img\b/i).length

/** Elements that sanitizing removes from HTML. */
const embedded = /^(?=<).*<(video|audio|iframe|object|embed|svg)[\s>]/is

type Report = (column: ImportColumn, sentence: string) => void

async function contentsOf(cells: ImportCells, fault: Report): Promise<QuestionContents & { outside: boolean }> {
  let outside = false
  const clean = async (column: ImportColumn, kind: 'text' | 'choice' = 'text') => {
    const html = fromCell(cells[column], kind)
    const wrong = await prepareRichText(html)
    if (wrong) fault(column, wrong)
    const safe = safeHtml(html)
    outside ||= picturesIn(html) > picturesIn(safe)
    return safe
  }
  const questionType = typeOf(cells.questionType) ?? QuestionType.Single
  const isAsked = questionType === QuestionType.AskAnswer
  const choices: Choice[] = []
  for (const [at, choiceNo] of ChoiceLetters.entries()) {
    if (!cells[choiceNo]) continue
    if (at !== choices.length) fault(choiceNo, importMessages.choicesGap)
    choices.push({ choiceNo, choiceName: await clean(choiceNo, 'choice') })
  }
  const score = Number(normalizeWidth(cells.score || '1'))
  if (!Number.isFinite(score)) fault('score', importMessages.score)
  const contents = {
    questionType,
    choices,
    questionScore: Number.isFinite(score) ? score : 0,
    questionText: await clean('questionText'),
    questionKeys: isAsked ? [] : (keyLetters(cells.answer) ?? lettersOf(normalizeLetters(cells.answer))),
    referenceAnswer: (isAsked && (await clean('answer'))) || null,
    explanation: (await clean('explanation')) || null,
  }
  return { ...contents, outside }
}

function typeOf(text: string): QuestionType | null {
  const found = Object.entries(QuestionTypeText).find(([, label]) => text === label)
  return (found?.[0] as QuestionType) ?? null
}

function columnOf({ field, choiceNo }: ReturnType<typeof questionErrors>[number]): ImportColumn {
  if (field === 'questionScore') return 'score'
  if (field === 'questionKeys') return 'answer'
  return field === 'choices' ? ((choiceNo as ImportColumn) ?? 'A') : 'questionText'
}

function tagsOf(cells: ImportCells, fault: Report) {
  const subject = cells.subject.trim()
  const subjectCode = subject ? subjectOf(subject) : null
  if (subject && !subjectCode) fault('subject', importMessages.subject)
  const difficulty = cells.difficulty ? Number(normalizeWidth(cells.difficulty)) : null
  const isLevel = difficulty === null || [1, 2, 3, 4, 5].includes(difficulty)
  if (!isLevel) fault('difficulty', importMessages.difficulty)
  for (const column of ['chapter', 'point'] as const) {
    if (characterCount(cells[column]) > QuestionLimit.tag) fault(column, importMessages.tooLong)
  }
  const typed = cells.clauses.split(/[\n;；]/).filter((one) => one.trim())
  const clauses = typed.map(parseClause).filter((clause) => clause !== null)
  const isKnown = clauses.length === typed.length && typed.length <= QuestionLimit.clauses
  if (!isKnown) fault('clauses', clauseMessages.spelling)
  return {
    tags: {
      subjectCode,
      chapterName: cells.chapter || null,
      knowledgePoint: cells.point || null,
      difficulty: isLevel ? difficulty : null,
    },
    clauses: isKnown ? [...new Set(clauses.map(clauseText))] : [],
  }
}

function subjectOf(text: string): CertSubject | null {
  const found = Object.entries(CertSubjectText).find(([code, label]) => text === code || text === label)
  return (found?.[0] as CertSubject) ?? null
}

/** Two questions are duplicates when their texts are equal, ignoring width, spaces and case. */
export function foldedText(questionText: string): string {
  const images = [...questionText.matchAll(/src="([^"]*)"/g)].map(([, address]) => address)
  return normalizeWidth(plainText(questionText)).replace(/\s/g, '').toLowerCase() + images.join()
}
