import { importWarnings, importPlace, type ImportWarning } from '#exams/questions/terms'
import { headerOf, textOf, type Sheet, type SheetHeader } from '#exams/questions/imports/workbook_sheets'

/** Unknown columns of the sheet, and objects that float over its cells. */
export function sheetWarnings(sheet: Sheet, readLines: Set<number>): ImportWarning[] {
  const header = headerOf(sheet)
  return [...leftTitles(sheet, header), ...leftColumns(sheet, header), ...leftDrawings(sheet, readLines)]
}

function leftTitles({ name, rows }: Sheet, header: SheetHeader): ImportWarning[] {
  return rows.slice(0, header.row).flatMap((row, at) => {
    const words = row.map(textOf).filter(Boolean).join(' ').slice(0, 40)
    return words ? [{ place: importPlace.sheetRow(name, at + 1), sentence: importWarnings.aboveColumns(words) }] : []
  })
}

function leftColumns(sheet: Sheet, { row: headerRow, titles, columns }: SheetHeader): ImportWarning[] {
  const width = Math.max(...sheet.rows.map(({ length }) => length))
  const left: ImportWarning[] = []
  for (let at = 0; at < width; at++) {
    const title = titles[at] ?? ''
    const column = columns[at] ?? null
    if (column && columns.indexOf(column) === at) continue
    const cells = sheet.rows.slice(headerRow + 1).filter((row) => textOf(row[at])).length
    if (!cells) continue
    const place = importPlace.column(lettersOf(at), title.slice(0, 40))
    if (!title) left.push({ place, sentence: importWarnings.untitledColumn(cells) })
    else if (column) left.push({ place, sentence: importWarnings.repeatedColumn(cells) })
    else left.push({ place, sentence: importWarnings.unknownColumn(cells) })
  }
  return left
}

/** Pictures in the row of a question are reported with that row. */
function leftDrawings({ name, images = [], ...sheet }: Sheet, readLines: Set<number>): ImportWarning[] {
  const outside = new Set(images.map(lineOf).filter((line) => !readLines.has(line)))
  const left = [...outside].map((line) => ({
    place: importPlace.sheetRow(name, line),
    sentence: importWarnings.pictureOutside,
  }))
  const others = (sheet.textBoxes?.length ?? 0) + (sheet.charts?.length ?? 0)
  if (!others) return left
  return [...left, { place: importPlace.sheet(name), sentence: importWarnings.drawings(others) }]
}

const lineOf = ({ anchor }: NonNullable<Sheet['images']>[number]) => anchor.from.row + 1

/** 0 is A, 51 is AZ. */
function lettersOf(at: number): string {
  const last = String.fromCharCode(65 + (at % 26))
  return at < 26 ? last : lettersOf(Math.floor(at / 26) - 1) + last
}
