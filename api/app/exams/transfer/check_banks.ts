import type { CheckContext, CheckedRow } from '#core/transfer/kind'
import type { bankColumns } from '#exams/transfer/bank_columns'
import { checkQuestions, readQuestions } from '#exams/transfer/question_file'

type Row = CheckedRow<typeof bankColumns>

/** A bank is imported as a whole: each fault of its file is a line of the report. */
export async function checkBanks(rows: Row[], context: CheckContext): Promise<void> {
  // Writing reads the file again.
  if (!context.preview) return
  for (const row of rows) {
    const source = await readQuestions(row.values.file, context.readFile)
    if (typeof source === 'string') refuse(row, context, source)
    else {
      const { faults } = await checkQuestions(source)
      for (const { line, sentence } of faults) refuse(row, context, placed(row, line, sentence))
      for (const { place, sentence } of source.skipped) note(row, context, `${row.values.file}：${place}，${sentence}`)
    }
  }
}

export const placed = ({ values }: Pick<Row, 'values'>, line: number, sentence: string) =>
  `${values.file} 第${line}行：${sentence}`

const refuse = (row: Row, context: CheckContext, sentence: string) =>
  context.refuse(row, { code: 'E_RULE', column: 'file', facts: { sentence } })

const note = (row: Row, context: CheckContext, sentence: string) =>
  context.note(row, { code: 'W_RULE', column: 'file', facts: { sentence } })
