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
const columns = importColumns.map((name) => ({ title: ImportColumns[name], width: widths[name] ?? 12 }))

/** A workbook that can be imported into the same bank. */
export async function exportBank(ctx: HttpContext, bankId: number): Promise<Sheet> {
  const { questionBankName, questions } = await questionsToExport(ctx, bankId)
  return { name: questionBankName, columns, rows: questions.map(toRow) }
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

export const importTemplate = (): Sheet => ({
  name: '题目',
  columns,
  rows: examples.map((cells) => importColumns.map((name) => cells[name] ?? null)),
})

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

function toRow(question: Question): Cell[] {
  const cells = cellsOf(question)
  return importColumns.map((name) => cells[name] || null)
}

const examples: Partial<ImportCells>[] = [
  {
    questionType: '单选题',
    questionText: '开挖深度超过多少米的基坑须专家论证？',
    A: '3 m',
    B: '5 m',
    C: '8 m',
    D: '10 m',
    answer: 'B',
    score: '1',
    difficulty: '2',
    explanation: '超过一定规模的危大工程须组织专家论证。',
    point: '危大工程',
  },
  {
    questionType: '多选题',
    questionText: '脚手架搭设前应当完成哪些工作？',
    A: '编制方案',
    B: '安全技术交底',
    C: '拆除连墙件',
    D: '检查构配件',
    answer: 'ABD',
    score: '2',
    difficulty: '3',
    clauses: 'GB 51210-2016 9.0.1',
  },
  {
    questionType: '问答题',
    questionText: '简述土方开挖的原则。',
    answer: '开槽支撑，先撑后挖，分层开挖，严禁超挖。',
    score: '10',
  },
]
