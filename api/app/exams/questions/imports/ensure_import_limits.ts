import { streamXlsxRows } from 'hucre/xlsx'
import { UserError } from '#core/errors'
import { readable, textOf } from '#exams/questions/imports/workbook_sheets'
import { columnOf } from '#exams/questions/imports/vocabulary'
import { importMessages, MaxSheetColumns, MaxSheetRows } from '#exams/questions/terms'

/**
 * Rejects sheets with rows or known columns beyond the part that is read, because they would be lost silently.
 * @returns the number of other cells beyond it @throws UserError
 */
export function ensureImportLimits(bytes: Uint8Array, sheet: string, headerRow: number): Promise<number> {
  return readable(() => lookBeyond(bytes, sheet, headerRow))
}

async function lookBeyond(bytes: Uint8Array, sheet: string, headerRow: number): Promise<number> {
  let cells = 0
  for await (const { index, values } of streamXlsxRows(bytes, { sheet })) {
    if (index === headerRow) {
      const title = values
        .slice(MaxSheetColumns)
        .map(textOf)
        .find((one) => columnOf(one))
      if (title) throw new UserError(importMessages.columnsBeyond(sheet, title))
    } else cells += values.slice(MaxSheetColumns).filter((value) => textOf(value)).length
    if (index >= MaxSheetRows && values.some((value) => textOf(value))) {
      throw new UserError(importMessages.rowsBelow(sheet, index + 1))
    }
  }
  return cells
}
