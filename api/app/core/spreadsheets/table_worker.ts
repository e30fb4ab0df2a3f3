import { parentPort, workerData } from 'node:worker_threads'
import { readXlsx } from 'hucre/xlsx'
import { UserError } from '#core/errors'
import { checkArchive } from '#core/spreadsheets/check_archive'
import { readCsvRows } from '#core/spreadsheets/csv_table'
import type { SheetRows, SheetSource, Table, TableSource } from '#core/spreadsheets/table'
import { workbookMessages } from '#core/spreadsheets/terms'

type Sheet = Awaited<ReturnType<typeof readXlsx>>['sheets'][number]

/** A title and instructions may stand above the names of the columns. */
const mostTitleRows = 10
/** Empty rows between filled ones are allowed up to here. */
const mostSheetRows = 5_000

async function read(source: TableSource): Promise<Table> {
  if (source.isCsv) return readCsv(source)
  checkArchive(source.bytes)
  // One row more than allowed, below the titles.
  const sheets = await sheetsOf(source.bytes, Math.max(mostSheetRows, source.maxRows + mostTitleRows + 1))
  for (const sheet of sheets) {
    const header = headerOf(sheet.rows, source)
    if (header >= 0) return rowsBelow(sheet, header, source)
  }
  throw new UserError(source.noColumns)
}

function readCsv(source: TableSource): Table {
  const rows = readCsvRows(source.bytes)
  const header = headerOf(
    rows.map(({ cells }) => cells),
    source
  )
  if (header < 0) throw new UserError(source.noColumns)
  const titles = rows[header]!.cells.map(textOf)
  const below = rows
    .slice(header + 1)
    .map(({ line, cells }) => ({
      line,
      cells: Object.fromEntries(source.columns.map((title) => [title, textOf(cells[titles.indexOf(title)])])),
      formulas: [],
      numbers: [],
    }))
  return filledRows(below, source)
}

function headerOf(rows: unknown[][], { needed }: TableSource): number {
  return rows.slice(0, mostTitleRows).findIndex((row) => {
    const titles = row.map(textOf)
    return needed.every((title) => titles.includes(title))
  })
}

async function sheetsOf(bytes: Uint8Array, maxRows = mostSheetRows): Promise<Sheet[]> {
  try {
    const { sheets } = await readXlsx(bytes, { readStyles: true, range: `A1:AZ${maxRows}` })
    return sheets.filter(({ hidden, veryHidden }) => !hidden && !veryHidden)
  } catch {
    throw new UserError(workbookMessages.notXlsx)
  }
}

function rowsBelow(sheet: Sheet, header: number, source: TableSource): Table {
  const { columns } = source
  const titles = sheet.rows[header]!.map(textOf)
  const places = columns.map((title) => ({ title, at: titles.indexOf(title) })).filter(({ at }) => at >= 0)
  const rows = sheet.rows.slice(header + 1).map((row, below) => {
    const cells = Object.fromEntries(columns.map((title) => [title, '']))
    for (const { title, at } of places) cells[title] = textOf(row[at])
    const formulas = places
      .filter(({ at }) => sheet.cells?.get(`${header + 1 + below},${at}`)?.formula)
      .map(({ title }) => title)
    const numbers = places.filter(({ at }) => typeof row[at] === 'number').map(({ title }) => title)
    return { line: header + 2 + below, cells, formulas, numbers }
  })
  return filledRows(rows, source)
}

function filledRows(rows: Table, { maxRows, empty, tooManyRows }: TableSource): Table {
  const filled = rows.filter(({ cells, formulas }) => formulas.length || Object.values(cells).some(Boolean))
  if (!filled.length) throw new UserError(empty)
  if (filled.length > maxRows) throw new UserError(tooManyRows)
  return filled
}

async function readSheets({ bytes, sheets: names, maxRows, tooManyRows }: SheetSource): Promise<SheetRows[]> {
  checkArchive(bytes)
  // One row more than allowed, below the head.
  const sheets = await sheetsOf(bytes, maxRows + 2)
  return sheets
    .filter(({ name, rows }) => names.includes(name) && rows.length)
    .map(({ name, rows: [head, ...below] }) => {
      if (below.length > maxRows) throw new UserError(tooManyRows)
      const rows = below.map((row, at) => ({ line: at + 2, cells: row.map(cellOf) }))
      return { name, head: head!.map(textOf), rows: rows.filter(({ cells }) => cells.some(({ text }) => text)) }
    })
}

function cellOf(value: unknown) {
  const isTime = value instanceof Date && value.getTime() % 86_400_000 !== 0
  const text = isTime ? value.toISOString().slice(0, 19).replace('T', ' ') : textOf(value)
  return { text, isNumber: typeof value === 'number' }
}

/** A number or a day as it is usually typed. */
function textOf(value: unknown): string {
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : value.toISOString().slice(0, 10)
  return String(value ?? '').trim()
}

try {
  parentPort!.postMessage({ table: await ('sheets' in workerData ? readSheets(workerData) : read(workerData)) })
} catch (error) {
  if (!(error instanceof UserError)) throw error
  parentPort!.postMessage({ refused: error.message })
}
