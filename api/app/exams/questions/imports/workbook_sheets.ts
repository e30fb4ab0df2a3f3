import { readXlsx } from 'hucre/xlsx'
import { UserError } from '#core/errors'
import {
  importWarnings,
  importMessages,
  importPlace,
  missingColumns,
  MaxSheetRows,
  type ImportWarning,
} from '#exams/questions/terms'

export type Sheet = Awaited<ReturnType<typeof readXlsx>>['sheets'][number]

export const titlesOf = ({ rows }: Sheet) => (rows[0] ?? []).map((cell) => textOf(cell))

export const hasQuestions = (sheet: Sheet) => missingColumns(titlesOf(sheet)).length === 0

/** Includes hidden sheets, so that skipped ones are reported. @throws UserError */
export async function readSheets(bytes: Uint8Array): Promise<Sheet[]> {
  const { sheets } = await readable(() =>
    readXlsx(bytes, {
      readStyles: true,
      // A cell in the last row of a sheet would produce a million rows.
      range: `A1:AZ${MaxSheetRows}`,
    })
  )
  if (sheets.some((sheet) => !isHidden(sheet))) return sheets
  throw new UserError(importMessages.notXlsx)
}

/** Any error of the workbook reader means that the file is unreadable. @throws UserError */
export async function readable<Read>(read: () => Promise<Read>): Promise<Read> {
  try {
    return await read()
  } catch (error) {
    throw error instanceof UserError ? error : new UserError(importMessages.notXlsx)
  }
}

/**
 * The sheet with our columns; without one, the first. A second sheet with questions is rejected rather than skipped
 * silently. @throws UserError
 */
export function questionSheet(sheets: Sheet[]): Sheet {
  const shown = sheets.filter((sheet) => !isHidden(sheet))
  const fitting = shown.filter(hasQuestions)
  if (fitting.filter(({ rows }) => rows.length > 1).length > 1) {
    throw new UserError(importMessages.manySheets)
  }
  return fitting.find(({ rows }) => rows.length > 1) ?? fitting[0] ?? shown[0]!
}

/** Sheets with content that are not read; a sheet with only our column titles has none. */
export function leftSheets(sheets: Sheet[], read: Sheet): ImportWarning[] {
  return sheets
    .filter((sheet) => sheet !== read && hasContents(sheet))
    .map((sheet) =>
      isHidden(sheet)
        ? { place: importPlace.hiddenSheet(sheet.name), sentence: importWarnings.hiddenSheet }
        : { place: importPlace.sheet(sheet.name), sentence: importWarnings.otherSheet }
    )
}

export const isHidden = (sheet: Sheet) => Boolean(sheet.hidden || sheet.veryHidden)

function hasContents(sheet: Sheet): boolean {
  const rows = hasQuestions(sheet) ? sheet.rows.slice(1) : sheet.rows
  return rows.some((row) => row.some((cell) => textOf(cell))) || Boolean(sheet.images?.length)
}

export const textOf = (cell: unknown) => String(cell ?? '').trim()
