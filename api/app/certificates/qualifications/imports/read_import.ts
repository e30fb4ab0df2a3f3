import type { HttpContext } from '@adonisjs/core/http'
import {
  MaxImportedQualifications,
  QualificationColumns,
  qualificationImportMessages as messages,
  type QualificationColumn,
} from '#certificates/qualifications/imports/terms'
import { readTable } from '#core/spreadsheets/read_table'

export interface ImportedRow {
  line: number
  cells: Record<QualificationColumn, string>
  formulas: QualificationColumn[]
}

const columns = Object.entries(QualificationColumns) as [QualificationColumn, string][]

/** @throws UserError */
export async function readImport(request: HttpContext['request']): Promise<ImportedRow[]> {
  const { userName, kind, validFrom } = QualificationColumns
  const rows = await readTable(request, {
    columns: Object.values(QualificationColumns),
    needed: [userName, kind, validFrom],
    maxRows: MaxImportedQualifications,
    noColumns: messages.noColumns,
    empty: messages.empty,
    tooManyRows: messages.tooManyRows,
  })
  return rows.map(({ line, cells, formulas }) => ({
    line,
    cells: Object.fromEntries(columns.map(([name, title]) => [name, cells[title]!])) as ImportedRow['cells'],
    formulas: columns.filter(([, title]) => formulas.includes(title)).map(([name]) => name),
  }))
}
