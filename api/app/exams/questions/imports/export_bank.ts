import type { HttpContext } from '@adonisjs/core/http'
import { CertSubjectText, type CertSubject } from '#catalogue/terms'
import { audit } from '#core/audit/audit'
import { requireUser } from '#core/current_user'
import type { Cell, Sheet } from '#core/spreadsheet'
import { transaction } from '#core/transaction'
import { bankOf } from '#exams/questions/banks'
import { toCell } from '#exams/questions/imports/cell_text'
import { currentQuestions, withClauses } from '#exams/questions/question_list'
import {
  ChoiceLetters,
  importColumns,
  ImportColumns,
  QuestionType,
  QuestionTypeText,
  type ImportCells,
  type ImportColumn,
} from '#exams/questions/terms'

type Question = Awaited<ReturnType<typeof withClauses>>[number]

const widths: Partial<Record<ImportColumn, number>> = {
  questionText: 50,
  explanation: 40,
  answer: 16,
  chapter: 20,
  point: 20,
  clauses: 28,
}
export const bankColumns = importColumns.map((name) => ({ title: ImportColumns[name], width: widths[name] ?? 12 }))

/** A workbook that can be imported into the same bank. */
export async function exportBank(ctx: HttpContext, bankId: number): Promise<Sheet> {
  const { questionBankName, questions } = await questionsToExport(ctx, bankId)
  return { name: questionBankName, columns: bankColumns, rows: questions.map(toRow) }
}

/** Exporting keys is audited (docs/threats.md T26, T56). */
export async function questionsToExport(ctx: HttpContext, bankId: number) {
  const { questionBankName } = await bankOf(requireUser(ctx), bankId)
  const rows = await currentQuestions()
    .where('questions.question_bank_id', bankId)
    .orderBy('questions.question_no')
    .orderBy('questions.id')
  const questions = await withClauses(rows)
  await transaction((trx) =>
    audit(trx, ctx, {
      action: 'question-bank.export',
      object: `question-bank:${bankId}`,
      after: { rows: questions.length },
    })
  )
  return { questionBankName, questions }
}

export function cellsOf(question: Question): ImportCells {
  const isAsked = question.questionType === QuestionType.AskAnswer
  const choices = Object.fromEntries(
    ChoiceLetters.map((letter) => {
      const choice = question.choices.find(({ choiceNo }) => choiceNo === letter)
      return [letter, choice ? toCell(choice.choiceName, 'choice') : '']
    })
  ) as Record<(typeof ChoiceLetters)[number], string>
  const { subjectCode } = question
  return {
    ...choices,
    questionType: QuestionTypeText[question.questionType],
    questionText: toCell(question.questionText, 'text'),
    answer: isAsked ? toCell(question.referenceAnswer ?? '', 'text') : question.questionKeys.join(''),
    score: String(question.questionScore),
    explanation: toCell(question.explanation ?? '', 'text'),
    subject: subjectCode ? CertSubjectText[subjectCode as CertSubject] : '',
    chapter: question.chapterName ?? '',
    point: question.knowledgePoint ?? '',
    difficulty: question.difficulty ? String(question.difficulty) : '',
    clauses: question.clauses.join('；'),
  }
}

export function toRow(question: Question): Cell[] {
  const cells = cellsOf(question)
  return importColumns.map((name) => cells[name] || null)
}
