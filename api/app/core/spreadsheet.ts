import { Readable } from 'node:stream'
import type { ReadableStream as WebStream } from 'node:stream/web'
import type { HttpContext } from '@adonisjs/core/http'
import { lazily } from '#core/process/lazily'

const xlsx = lazily<typeof import('hucre/xlsx')>('hucre/xlsx')

/** Text stays text (phones, ID numbers, order numbers); only a number becomes a number. */
export type Cell = string | number | null

export interface Sheet {
  name: string
  /** The first row, and the width of each column in characters. */
  columns: { title: string; width: number }[]
  rows: AsyncIterable<Cell[]> | Iterable<Cell[]>
}

/** Rows that one export may have (docs/product.md 13.13). */
export const MaxExportRows = 50_000

/** Answers with the workbook, written while its rows are read; a reader who leaves stops the reading. */
export function sendWorkbook({ response, logger }: HttpContext, fileName: string, sheet: Sheet): void {
  response.header('Content-Type', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
  response.header('Content-Disposition', `attachment; filename*=UTF-8''${encodeURIComponent(fileName)}`)
  const file = Readable.fromWeb(workbook(sheet) as WebStream)
  // The head has left: a reader who is cut off can be told nothing more, so at least the log is.
  file.once('error', (error) => logger.error({ err: error }, 'a workbook broke off'))
  response.stream(file)
}

/** An xlsx file of one sheet, written while its rows are read. No cell is ever a formula (docs/threats.md T56). */
export function workbook({ name, columns, rows }: Sheet): ReadableStream<Uint8Array> {
  return xlsx().writeXlsxStream(cleanRows(rows), {
    name: name.replace(/[[\]:*?/\\]/g, ' ').slice(0, 31),
    columns: columns.map(({ title, width }) => ({ header: title, width })),
  })
}

async function* cleanRows(rows: Sheet['rows']) {
  for await (const cells of rows) yield cells.map(cleanCell)
}

function cleanCell(value: Cell): Cell {
  if (typeof value !== 'string') return value
  return value === '' ? null : harmless(writable(value))
}

/** An apostrophe: no formula once the cell is edited or saved as CSV, in full-width forms too. */
function harmless(text: string): string {
  return /^[=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text
}

/** A cell holds 32,767 characters, and XML none of the control signs and halves of surrogates. */
function writable(text: string): string {
  return text.slice(0, 32_000).replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
}
