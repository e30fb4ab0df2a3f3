import type { HttpContext } from '@adonisjs/core/http'
import {
  LearnerColumns,
  MaxImportedLearners,
  learnerImportMessages as messages,
  type LearnerColumn,
} from '#learning/learner_imports/terms'
import { readTableFile } from '#core/spreadsheets/read_table'

export interface ImportedRow {
  line: number
  cells: Record<LearnerColumn, string>
  formulas: LearnerColumn[]
  numbers: LearnerColumn[]
}

const columns = Object.entries(LearnerColumns) as [LearnerColumn, string][]

/** @throws UserError */
export async function readImport(request: HttpContext['request']): Promise<{ rows: ImportedRow[]; fileHash: string }> {
  const { table, fileHash } = await readTableFile(request, {
    columns: Object.values(LearnerColumns),
    needed: [LearnerColumns.userName, LearnerColumns.telephone],
    maxRows: MaxImportedLearners,
    otherType: messages.otherType,
    noColumns: messages.noColumns,
    empty: messages.empty,
    tooManyRows: messages.tooManyRows,
  })
  const named = (titles: string[]) => columns.filter(([, title]) => titles.includes(title)).map(([name]) => name)
  const rows = table.map(({ line, cells, formulas, numbers }) => ({
    line,
    cells: Object.fromEntries(columns.map(([name, title]) => [name, cleanCell(cells[title]!)])) as ImportedRow['cells'],
    formulas: named(formulas),
    numbers: named(numbers),
  }))
  return { rows, fileHash }
}

/** Programs put an apostrophe before a number, and a tab behind it, so that it stays a text. */
const cleanCell = (text: string): string => text.replace(/^\s*'/, '').trim().normalize('NFC')
