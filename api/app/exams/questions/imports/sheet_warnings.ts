import { importColumns, ImportColumns, importWarnings, importPlace, type ImportWarning } from '#exams/questions/terms'
import { titlesOf, textOf, type Sheet } from '#exams/questions/imports/workbook_sheets'

const ours: string[] = importColumns.map((name) => ImportColumns[name])

/** Unknown columns of the sheet, and objects that float over its cells. */
export function sheetWarnings(sheet: Sheet, readLines: Set<number>): ImportWarning[] {
  return [...leftColumns(sheet), ...leftDrawings(sheet, readLines)]
}

function leftColumns(sheet: Sheet): ImportWarning[] {
  const titles = titlesOf(sheet)
  const width = Math.max(...sheet.rows.map(({ length }) => length))
  const left: ImportWarning[] = []
  for (let at = 0; at < width; at++) {
    const title = titles[at] ?? ''
    if (ours.includes(title) && titles.indexOf(title) === at) continue
    const cells = sheet.rows.slice(1).filter((row) => textOf(row[at])).length
    if (!cells) continue
    const place = importPlace.column(lettersOf(at), title.slice(0, 40))
    if (!title) left.push({ place, sentence: importWarnings.untitledColumn(cells) })
    else if (ours.includes(title)) left.push({ place, sentence: importWarnings.repeatedColumn(cells) })
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
