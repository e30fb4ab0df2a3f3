import { stat } from 'node:fs/promises'
import { UserError } from '#core/errors'
import type { CheckContext } from '#core/transfer/kind'
import { checkRows, type CheckedRow as CheckedQuestion } from '#exams/questions/imports/check_rows'
import { readApart, type ImportSource } from '#exams/questions/imports/read_apart'
import { importMessages, MaxImportBytes } from '#exams/questions/terms'

export async function questionFileFault(path: string): Promise<string | null> {
  if (!/\.(xlsx|xml)$/i.test(path)) return '题目文件只能是 xlsx 或 Moodle XML'
  return (await stat(path)).size > MaxImportBytes ? importMessages.tooLarge : null
}

/** The questions of a file, or why it cannot be read. */
export async function readQuestions(path: string, readFile: CheckContext['readFile']): Promise<ImportSource | string> {
  const bytes = await readFile(path)
  try {
    return await readApart(/\.xml$/i.test(path) ? { moodle: bytes } : { workbook: bytes })
  } catch (error) {
    if (error instanceof UserError) return error.message
    throw error
  }
}

export interface QuestionFault {
  line: number
  sentence: string
}

export async function checkQuestions({
  rows,
}: ImportSource): Promise<{ questions: CheckedQuestion[]; faults: QuestionFault[] }> {
  const questions = await checkRows(rows)
  const faults = questions.flatMap(({ line, faults: found }) => found.map(({ sentence }) => ({ line, sentence })))
  return { questions, faults }
}
