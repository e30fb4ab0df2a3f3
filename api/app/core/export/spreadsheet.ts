import { Readable } from 'node:stream'
import type { HttpContext } from '@adonisjs/core/http'
import { zipFile } from '#core/export/zip_file'

/** Text stays text (phones, ID numbers, order numbers); only a number becomes a number. */
export type Cell = string | number | null

export interface Sheet {
  name: string
  /** The first row, and the width of each column in characters. */
  columns: { title: string; width: number }[]
  rows: AsyncIterable<Cell[]> | Iterable<Cell[]>
}

/** Rows that one export may have (decisions, section 9). */
export const MostExportRows = 50_000

/** Answers with the workbook, written while its rows are read; a reader who leaves stops the reading. */
export function sendWorkbook(
  { response, logger }: HttpContext,
  fileName: string,
  sheet: Sheet
): void {
  response.header(
    'Content-Type',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
  )
  response.header(
    'Content-Disposition',
    `attachment; filename*=UTF-8''${encodeURIComponent(fileName)}`
  )
  const file = Readable.from(workbook(sheet))
  // The head has left: a reader who is cut off can be told nothing more, so at least the log is.
  file.once('error', (error) => logger.error({ err: error }, 'a workbook broke off'))
  response.stream(file)
}

/** An xlsx file of one sheet. No cell is ever a formula (threat T56). */
export function workbook(sheet: Sheet): AsyncGenerator<Buffer> {
  return zipFile([
    { name: '[Content_Types].xml', text: contentTypes },
    { name: '_rels/.rels', text: rootRelations },
    { name: 'xl/workbook.xml', text: book(sheet.name) },
    { name: 'xl/_rels/workbook.xml.rels', text: bookRelations },
    { name: 'xl/worksheets/sheet1.xml', text: sheetXml(sheet) },
  ])
}

async function* sheetXml({ columns, rows }: Sheet): AsyncGenerator<string> {
  const widths = columns.map(
    ({ width }, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`
  )
  yield `${xml}<worksheet xmlns="${main}"><cols>${widths.join('')}</cols><sheetData>`
  yield row(columns.map(({ title }) => title))
  for await (const cells of rows) yield row(cells)
  yield '</sheetData></worksheet>'
}

function row(cells: Cell[]): string {
  return `<row>${cells.map(cell).join('')}</row>`
}

function cell(value: Cell): string {
  if (value === null || value === '') return '<c/>'
  if (typeof value === 'number') return `<c><v>${value}</v></c>`
  return `<c t="inlineStr"><is><t xml:space="preserve">${escaped(harmless(value))}</t></is></c>`
}

/**
 * What a spreadsheet would read as a formula once the cell is edited or the file saved as CSV gets an
 * apostrophe, in its full-width forms too.
 */
function harmless(text: string): string {
  return /^[=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text
}

function escaped(text: string): string {
  return text
    .slice(0, 32_000)
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`)
}

const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packages = 'http://schemas.openxmlformats.org/package/2006'
const mime = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

const contentTypes = `${xml}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${mime}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${mime}.worksheet+xml"/></Types>`
const rootRelations = `${xml}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`
const bookRelations = `${xml}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`

function book(name: string): string {
  const safe = escaped(name.replace(/[[\]:*?/\\]/g, ' ').slice(0, 31))
  return `${xml}<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="${safe}" sheetId="1" r:id="rId1"/></sheets></workbook>`
}
