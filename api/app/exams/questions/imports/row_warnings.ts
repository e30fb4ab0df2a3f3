import { importWarnings, type ImportColumn } from '#exams/questions/terms'
import { losesFormat } from '#exams/questions/imports/sheet_cell'
import type { Sheet } from '#exams/questions/imports/workbook_sheets'

/** The lost parts of the question in this line. */
export function rowWarnings(sheet: Sheet, line: number, columns: Map<number, ImportColumn>): string[] {
  const row = line - 1
  const lossy = (loses: (at: number, column: ImportColumn) => unknown) =>
    [...columns].filter(([at, column]) => loses(at, column)).map(([, column]) => column)
  const cellAt = (at: number) => sheet.cells?.get(`${row},${at}`)
  const pictures = (sheet.images ?? []).filter(({ anchor }) => anchor.from.row === row)
  const merges = (sheet.merges ?? []).filter((one) => one.startRow <= row && row <= one.endRow)

  const found: [ImportColumn[], (columns: ImportColumn[]) => string][] = [
    [
      lossy((at) =>
        merges.some(
          ({ startRow, startCol, endCol }) => startCol <= at && at <= endCol && !(startRow === row && startCol === at)
        )
      ),
      importWarnings.merged,
    ],
    [lossy((at) => cellAt(at)?.comment), importWarnings.comment],
    [lossy((at) => cellAt(at)?.hyperlink), importWarnings.link],
    [lossy((at, column) => losesFormat(cellAt(at), column)), importWarnings.format],
  ]
  const notes: string[] = sheet.rowDefs?.get(row)?.hidden ? [importWarnings.hiddenRow] : []
  notes.push(...found.filter(([lost]) => lost.length).map(([lost, sentence]) => sentence(lost)))
  if (!pictures.length) return notes
  const at = lossy((column) => pictures.some(({ anchor }) => anchor.from.col === column))
  return [importWarnings.picture(at), ...notes]
}
