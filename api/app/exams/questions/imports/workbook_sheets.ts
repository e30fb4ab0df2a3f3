import { readXlsx } from 'hucre/xlsx'
import { UserError } from '#core/errors'
import {
  importWarnings,
  importMessages,
  importLegendSheet,
  importPlace,
  missingColumns,
  MaxSheetRows,
  type ImportColumn,
  type ImportWarning,
} from '#exams/questions/terms'
import { columnOf } from '#exams/questions/imports/vocabulary'

export type Sheet = Awaited<ReturnType<typeof readXlsx>>['sheets'][number]

/** A title and instructions may stand above the names of the columns. */
const mostTitleRows = 10

export interface SheetHeader {
  /** From 0. */
  row: number
  titles: string[]
  columns: (ImportColumn | null)[]
}

/** The first row with the columns that are needed; without one, the first. */
export function headerOf({ rows }: Sheet): SheetHeader {
  const columnsOf = (row: Sheet['rows'][number] = []) => row.map((cell) => columnOf(textOf(cell)))
  const found = rows.slice(0, mostTitleRows).findIndex((row) => missingColumns(columnsOf(row)).length === 0)
  const row = Math.max(0, found)
  return { row, titles: (rows[row] ?? []).map(textOf), columns: columnsOf(rows[row]) }
}

export const hasQuestions = (sheet: Sheet) => missingColumns(headerOf(sheet).columns).length === 0

const belowHeader = (sheet: Sheet) => sheet.rows.slice(headerOf(sheet).row + 1)

/** All of them, hidden ones too, so that what is left out can be reported. @throws UserError */
export async function readSheets(bytes: Uint8Array, charts: Set<string>): Promise<Sheet[]> {
  const { sheets } = await readable(() =>
    readXlsx(bytes, {
      sheets: ({ name }) => !charts.has(name),
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
  const filled = fitting.filter((sheet) => belowHeader(sheet).length)
  if (filled.length > 1) throw new UserError(importMessages.manySheets)
  return filled[0] ?? fitting[0] ?? shown[0]!
}

/** Sheets with content that are not read; a sheet with only our column titles has none. */
export function leftSheets(sheets: Sheet[], read: Sheet): ImportWarning[] {
  return sheets
    .filter((sheet) => sheet !== read && sheet.name !== importLegendSheet && hasContents(sheet))
    .map((sheet) =>
      isHidden(sheet)
        ? { place: importPlace.hiddenSheet(sheet.name), sentence: importWarnings.hiddenSheet }
        : { place: importPlace.sheet(sheet.name), sentence: importWarnings.otherSheet }
    )
}

export const isHidden = (sheet: Sheet) => Boolean(sheet.hidden || sheet.veryHidden)

function hasContents(sheet: Sheet): boolean {
  const rows = hasQuestions(sheet) ? belowHeader(sheet) : sheet.rows
  return rows.some((row) => row.some((cell) => textOf(cell))) || Boolean(sheet.images?.length)
}

export const textOf = (cell: unknown) => String(cell ?? '').trim()
