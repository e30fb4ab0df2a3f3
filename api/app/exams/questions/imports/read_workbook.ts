import { readXlsx } from 'hucre/xlsx'
import { Refusal } from '#core/http/refusal'
import {
  importColumns,
  ImportColumns,
  importMessages,
  missingColumns,
  MostImportBytes,
  MostImportRows,
  MostSheetRows,
  type ImportCells,
  type ImportFault,
} from '#exams/questions/terms'
import { refuseBeyond } from '#exams/questions/imports/refuse_beyond'
import { checkArchive } from '#exams/questions/imports/unpack_guard'

export interface GivenRow {
  line: number
  cells: ImportCells
  faults: ImportFault[]
  /** What is lost of it on the way in. */
  notes?: string[]
}

/** The first row names the columns, in any order; a cell with a formula is refused, whatever it shows. @throws Refusal */
export async function readWorkbook(bytes: Uint8Array): Promise<GivenRow[]> {
  if (bytes.byteLength > MostImportBytes) throw new Refusal(importMessages.tooLarge)
  checkArchive(bytes)
  const sheets = await readSheets(bytes)
  const sheet = questionSheet(sheets)
  for (const one of sheets) {
    if (one === sheet || hasQuestions(one)) await refuseBeyond(bytes, one.name)
  }
  const titles = titlesOf(sheet)
  const missing = missingColumns(titles)
  if (missing.length) throw new Refusal(importMessages.noColumns + missing.join('、'))

  const places = importColumns.map((name) => [name, titles.indexOf(ImportColumns[name])] as const)
  const given = sheet.rows.slice(1).map((row, at): GivenRow => {
    const read = ([name, column]: readonly [keyof ImportCells, number]) =>
      [name, column < 0 ? '' : asText(row[column]).trim()] as const
    return {
      line: at + 2,
      cells: Object.fromEntries(places.map(read)) as ImportCells,
      faults: places
        .filter(([, column]) => column >= 0 && sheet.cells?.get(`${at + 1},${column}`)?.formula)
        .map(([column]) => ({ column, sentence: importMessages.formula })),
    }
  })
  const filled = given.filter(
    ({ cells, faults }) => faults.length || Object.values(cells).some(Boolean)
  )
  if (!filled.length) throw new Refusal(importMessages.empty)
  if (filled.length > MostImportRows) throw new Refusal(importMessages.tooMany)
  return filled
}

type Sheet = Awaited<ReturnType<typeof readXlsx>>['sheets'][number]

const titlesOf = ({ rows }: Sheet) => (rows[0] ?? []).map((cell) => asText(cell).trim())

const hasQuestions = (sheet: Sheet) => missingColumns(titlesOf(sheet)).length === 0

/** The sheet with our columns; without one, the first. Questions of a second sheet are never left out unsaid. @throws Refusal */
function questionSheet(sheets: Sheet[]): Sheet {
  const fitting = sheets.filter(hasQuestions)
  if (fitting.filter(({ rows }) => rows.length > 1).length > 1) {
    throw new Refusal(importMessages.manySheets)
  }
  return fitting.find(({ rows }) => rows.length > 1) ?? fitting[0] ?? sheets[0]!
}

async function readSheets(bytes: Uint8Array): Promise<Sheet[]> {
  try {
    const { sheets } = await readXlsx(bytes, {
      sheets: (info, at) => !info.hidden && !info.veryHidden && at >= 0,
      readStyles: true,
      // A cell in the last row of a sheet would make a million rows.
      range: `A1:AZ${MostSheetRows}`,
    })
    if (sheets.length) return sheets
  } catch {
    // Whatever the reader stumbles over, the file is not one that we can read.
  }
  throw new Refusal(importMessages.notXlsx)
}

function asText(cell: unknown): string {
  if (cell === null || cell === undefined) return ''
  if (cell instanceof Date) return cell.toISOString().slice(0, 10)
  return String(cell)
}
