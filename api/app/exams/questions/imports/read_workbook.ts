import { UserError } from '#core/errors'
import { checkArchive } from '#core/spreadsheets/check_archive'
import {
  importColumns,
  importWarnings,
  importMessages,
  importPlace,
  missingColumns,
  MaxImportBytes,
  MaxImportRows,
  type ImportCells,
  type ImportColumn,
  type ImportError,
  type ImportWarning,
} from '#exams/questions/terms'
import { chartSheets } from '#exams/questions/imports/chart_sheets'
import { rowWarnings } from '#exams/questions/imports/row_warnings'
import { sheetWarnings } from '#exams/questions/imports/sheet_warnings'
import { ensureImportLimits } from '#exams/questions/imports/ensure_import_limits'
import { cellMessage, shownText } from '#exams/questions/imports/sheet_cell'
import {
  hasQuestions,
  headerOf,
  isHidden,
  leftSheets,
  questionSheet,
  readSheets,
  type Sheet,
} from '#exams/questions/imports/workbook_sheets'

export interface SourceRow {
  line: number
  cells: ImportCells
  faults: ImportError[]
  /** Warnings about lost parts. */
  notes?: string[]
}

/** One of the first rows names the columns, in any order; a cell with a formula is refused, whatever it shows. @throws UserError */
export async function readWorkbook(bytes: Uint8Array): Promise<{ rows: SourceRow[]; skipped: ImportWarning[] }> {
  if (bytes.byteLength > MaxImportBytes) throw new UserError(importMessages.tooLarge)
  checkArchive(bytes)
  const charts = chartSheets(bytes)
  const sheets = await readSheets(bytes, charts)
  const sheet = questionSheet(sheets)
  let farCells = 0
  for (const one of sheets) {
    const isRead = one === sheet
    if (!isRead && (isHidden(one) || !hasQuestions(one))) continue
    const count = await ensureImportLimits(bytes, one.name, headerOf(one).row)
    if (isRead) farCells = count
  }
  const rows = readRows(sheet)
  const lines = new Set(rows.map(({ line }) => line))
  const skipped = [...sheetWarnings(sheet, lines), ...leftSheets(sheets, sheet)]
  for (const name of charts) {
    skipped.push({ place: importPlace.chartSheet(name), sentence: importWarnings.chartSheet })
  }
  if (farCells) {
    const sentence = importWarnings.farColumns(farCells)
    skipped.push({ place: importPlace.farColumns, sentence })
  }
  return { rows, skipped }
}

function readRows(sheet: Sheet): SourceRow[] {
  const header = headerOf(sheet)
  const missing = missingColumns(header.columns)
  if (missing.length) throw new UserError(importMessages.noColumns + missing.join('、'))

  const places = new Map(importColumns.map((name) => [name, header.columns.indexOf(name)]))
  const first = header.row + 1
  const allRows = sheet.rows.slice(first).map((row, at) => {
    const cellOf = (column: number) => sheet.cells?.get(`${first + at},${column}`)
    const cells = {} as ImportCells
    const faults: ImportError[] = []
    for (const [name, column] of places) {
      cells[name] = column < 0 ? '' : shownText(row[column], cellOf(column), name)
      const sentence = column < 0 ? null : cellMessage(cellOf(column))
      if (sentence) faults.push({ column: name, sentence })
    }
    return { line: first + at + 1, cells, faults }
  })
  const filled = allRows.filter(({ cells, faults }) => faults.length || Object.values(cells).some(Boolean))
  if (!filled.length) throw new UserError(importMessages.empty)
  if (filled.length > MaxImportRows) throw new UserError(importMessages.tooMany)
  // A shared string of the file may be used in every cell.
  const texts = filled.flatMap(({ cells }) => Object.values(cells))
  if (texts.reduce((sum, { length }) => sum + length, 0) > MaxImportBytes) {
    throw new UserError(importMessages.tooMuch)
  }
  const columns = new Map<number, ImportColumn>([...places].filter(([, at]) => at >= 0).map(([name, at]) => [at, name]))
  return filled.map((row) => ({ ...row, notes: rowWarnings(sheet, row.line, columns) }))
}
