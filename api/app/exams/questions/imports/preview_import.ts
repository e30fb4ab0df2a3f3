import { turns } from '#core/process/turns'
import { currentQuestions } from '#exams/questions/question_list'
import { checkRows, foldedText, type CheckedRow } from '#exams/questions/imports/check_rows'
import type QuestionBank from '#exams/questions/question_bank'
import { toBankName } from '#exams/questions/banks'
import type { SourceRow } from '#exams/questions/imports/read_workbook'
import type { ImportWarning } from '#exams/questions/terms'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import db from '@adonisjs/lucid/services/db'

export interface ExistingDuplicate {
  /** In the bank; null for a duplicate of an earlier row. */
  questionId: number | null
  questionNo: number | null
  line: number | null
}

/** The effect of an import; nothing is written. */
export async function previewImport(bank: QuestionBank, sourceRows: SourceRow[], skipped: ImportWarning[] = []) {
  const rows = await checkRows(sourceRows)
  const twins = await findDuplicates(bank.id, rows)
  return {
    questionBank: toBankName(bank),
    rows: rows.map((row, at) => ({
      line: row.line,
      cells: row.cells,
      questionText: row.contents.questionText,
      choices: row.contents.choices,
      faults: row.faults,
      /** Warnings about lost parts. */
      notes: row.notes,
      twin: twins[at],
    })),
    wrong: rows.filter(({ faults }) => faults.length).length,
    twins: twins.filter(Boolean).length,
    /** Unsupported parts of the source: columns, sheets, questions without a counterpart, lines outside questions. */
    skipped,
  }
}

export async function findDuplicates(
  bankId: number,
  rows: CheckedRow[],
  client: QueryClientContract = db.connection()
): Promise<(ExistingDuplicate | null)[]> {
  const known = new Map<string, ExistingDuplicate>()
  const inBank = await currentQuestions(client)
    .clearSelect()
    .where('questions.question_bank_id', bankId)
    .orderBy('questions.id')
    .select('questions.id', 'questions.question_no', 'question_versions.question_text')
  const pause = turns()
  for (const row of inBank) {
    await pause()
    const text = foldedText(row.question_text)
    if (!known.has(text)) {
      known.set(text, { questionId: row.id, questionNo: row.question_no, line: null })
    }
  }
  return rows.map(({ contents, line }) => {
    const text = foldedText(contents.questionText)
    const twin = text ? (known.get(text) ?? null) : null
    if (text && !twin) known.set(text, { questionId: null, questionNo: null, line })
    return twin
  })
}
