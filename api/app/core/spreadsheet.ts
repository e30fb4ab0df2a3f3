import { Readable } from 'node:stream'
import { ReadableStream as WebStream } from 'node:stream/web'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import type { CellStyle, ColumnDef } from 'hucre/xlsx'
import type { HttpContext } from '@adonisjs/core/http'
import { withAutoFilter } from '#core/zip'
import { lazily } from '#core/process/lazily'

const xlsx = lazily<typeof import('hucre/xlsx')>('hucre/xlsx')

/** Strings stay text (phones, ID numbers, order numbers); only numbers become numbers. */
export type Cell = string | number | null

export interface Column {
  title: string
  width: number
  /**
   * `text` for numbers that are identifiers: editing such a cell keeps all digits. `time` and `day` are written as wire
   * texts, and become date cells.
   */
  format?: ColumnFormat
}

export type ColumnFormat = keyof typeof numberFormats

const numberFormats = { text: '@', money: '0.00', time: 'yyyy-mm-dd hh:mm:ss', day: 'yyyy-mm-dd' } as const
const headerStyle = { font: { bold: true }, numFmt: '@' }
const freezePane = { rows: 1 }

export interface Sheet {
  name: string
  /** The header row, and the width of each column in characters. */
  columns: Column[]
  rows: AsyncIterable<Cell[]> | Iterable<Cell[]>
}

/** Maximum rows of one export (docs/product.md 13.13). */
export const MaxExportRows = 50_000

/** Responds with the workbook, streamed while its rows are read; a client that disconnects stops the reading. */
export function sendWorkbook({ response, logger }: HttpContext, fileName: string, sheet: Sheet): void {
  nameFile(response, fileName)
  const file = Readable.fromWeb(workbook(sheet) as WebStream)
  // The headers are sent, so the client cannot get an error: it is only logged.
  file.once('error', (error) => logger.error({ err: error }, 'a workbook broke off'))
  response.stream(file)
}

export interface TemplateSheet extends Sheet {
  rows: Cell[][]
  /** Lists to choose from, by the title of the column. */
  lists?: Record<string, string[]>
}

const MaxTemplateRows = 1_000

/** A workbook of a few sheets to be filled in. */
/** @param isDated false: the same rows make the same bytes at any time */
export async function template(sheets: TemplateSheet[], { isDated = true } = {}): Promise<Uint8Array> {
  const written = await xlsx().writeXlsx({
    properties: isDated ? undefined : { modified: new Date(Date.UTC(2000, 0, 1)) },
    sheets: sheets.map(({ name, columns, rows, lists = {} }) => ({
      name,
      columns: columns.map(({ width }) => ({ width })),
      freezePane,
      rows: [columns.map(({ title }) => title), ...rows.map((cells) => cells.map((value) => cleanCell(value)))],
      cells: new Map(columns.flatMap(({ format }, at) => templateCells(at, format))),
      dataValidations: Object.entries(lists).map(([title, values]) => {
        const column = String.fromCharCode(65 + columns.findIndex((one) => one.title === title))
        return { type: 'list' as const, values, range: `${column}2:${column}${MaxTemplateRows}`, allowBlank: true }
      }),
    })),
  })
  return styleColumns(written, isDated ? new Date() : new Date(2000, 0, 1))
}

/** The header of a column, and the cell below it, whose style the whole column gets. */
function templateCells(at: number, format?: ColumnFormat): [string, { style: CellStyle }][] {
  const header: [string, { style: CellStyle }] = [`0,${at}`, { style: headerStyle }]
  return format ? [header, [`1,${at}`, { style: { numFmt: numberFormats[format] } }]] : [header]
}

/**
 * Gives each column the style of its cell in the second row, for the empty cells below. hucre styles cells only, and
 * Excel rounds an ID number that is entered in a cell that is no text.
 */
function styleColumns(workbook: Uint8Array, mtime: Date): Uint8Array {
  const files = unzipSync(workbook)
  for (const name of Object.keys(files).filter((file) => file.startsWith('xl/worksheets/sheet'))) {
    const sheet = strFromU8(files[name]!)
    const secondRow = [...sheet.matchAll(/<c ([^>]+)>/g)].filter(([, cell]) => /r="[A-Z]2"/.test(cell!))
    const styles = new Map(secondRow.map(([, cell]) => [/r="([A-Z])/.exec(cell!)![1], / s="(\d+)"/.exec(cell!)?.[1]]))
    const styled = sheet.replace(/<col min="(\d+)"/g, (column, number: string) => {
      const style = styles.get(String.fromCharCode(64 + Number(number)))
      return style ? `${column} style="${style}"` : column
    })
    files[name] = strToU8(styled)
  }
  return zipSync(files, { mtime })
}

export async function sendTemplate({ response }: HttpContext, fileName: string, sheets: TemplateSheet[]) {
  nameFile(response, fileName)
  response.send(Buffer.from(await template(sheets)))
}

function nameFile(response: HttpContext['response'], fileName: string): void {
  response.header('Content-Type', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
  response.header('Content-Disposition', `attachment; filename*=UTF-8''${encodeURIComponent(fileName)}`)
}

/**
 * An xlsx file of one sheet with a filter on its header, written while its rows are read. No cell is ever a formula
 * (docs/threats.md T56).
 */
export function workbook({ name, columns, rows }: Sheet): ReadableStream<Uint8Array> {
  const defs = columns.map(({ title, width }): ColumnDef => ({ header: title, width, style: headerStyle }))
  const written = { rows: 1 }
  const stored = xlsx().writeXlsxStream(cleanRows(rows, columns, defs, written), {
    name: name.replace(/[[\]:*?/\\]/g, ' ').slice(0, 31),
    columns: defs,
    freezePane,
    compress: false,
  })
  const range = () => `A1:${xlsx().cellRef(written.rows - 1, columns.length - 1)}`
  return WebStream.from(withAutoFilter(stored, range)) as ReadableStream<Uint8Array>
}

/** The writer styles the header like its column and requests the first row after it: then the style changes. */
async function* cleanRows(rows: Sheet['rows'], columns: Column[], defs: ColumnDef[], written: { rows: number }) {
  for (const [at, { format }] of columns.entries()) {
    defs[at]!.style = format && { numFmt: numberFormats[format] }
  }
  for await (const cells of rows) {
    written.rows++
    yield cells.map((value, at) => cleanCell(value, columns[at]?.format))
  }
}

function cleanCell(value: Cell, format?: ColumnFormat): Cell {
  if (typeof value !== 'string') return value
  if (format === 'time' || format === 'day') return dateSerial(value) ?? cleanCell(value)
  return value === '' ? null : harmless(writable(value))
}

/** Days since 30 December 1899, as spreadsheets count them: dates have no time zone there. */
function dateSerial(text: string): number | null {
  if (!/^\d{4}-\d\d-\d\d( \d\d:\d\d(:\d\d)?)?$/.test(text)) return null
  const milliseconds = Date.parse(`${text.replace(' ', 'T')}${text.length > 10 ? 'Z' : ''}`)
  return Number.isNaN(milliseconds) ? null : milliseconds / 86_400_000 + 25_569
}

/** Prefixes an apostrophe, so that editing or saving as CSV makes no formula; also for full-width characters. */
function harmless(text: string): string {
  return /^[=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text
}

/** A cell can have 32,767 characters, and XML no control characters or lone surrogates. */
function writable(text: string): string {
  return text.slice(0, 32_000).replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
}
