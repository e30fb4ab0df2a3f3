import type { HttpContext } from '@adonisjs/core/http'
import {
  ColumnSynonyms,
  MaxRowsBeforeHead,
  MaxStatementBytes,
  MaxStatementRows,
  StatementColumns,
  StatementType,
  bankMessages as messages,
  type StatementColumn,
} from '#commerce/bank_transfers/terms'
import { UserError } from '#core/errors'
import { readBodyFile } from '#core/http/body_file'
import { readCsvRecords, UnreadableCsv, type CsvRecord } from '#core/spreadsheets/read_csv'
import { scanText } from '#core/spreadsheets/text_encoding'

/** Titles in the file by our column. */
export type ChosenColumns = Partial<Record<StatementColumn, string>>

export interface Statement {
  /** The titles of the file. */
  head: string[]
  columns: ChosenColumns
  missing: StatementColumn[]
  rows: { line: number; cells: Record<StatementColumn, string> }[]
}

const names = Object.keys(StatementColumns) as StatementColumn[]

/**
 * The rows below the head of a bank's CSV file. Columns are those of the form, else those of an earlier statement with
 * the same titles, else found by their usual titles. @throws UserError
 */
export async function readStatement(
  request: HttpContext['request'],
  { chosen, remembered }: { chosen: ChosenColumns; remembered: ChosenColumns[] }
): Promise<Statement> {
  const records = await readRecords(request)
  if (!records.length) throw new UserError(messages.empty)
  const { at, columns } = findHead(records, remembered)
  const head = records[at]!.cells.map(clean)
  const used = { ...columns, ...checked(chosen, head) }
  requireDistinct(used)
  const missing = names.filter((name) => used[name] === undefined)
  const rows = missing.length ? [] : records.slice(at + 1).map(({ line, cells }) => ({ line, cells: pick(cells) }))
  if (rows.length > MaxStatementRows) throw new UserError(messages.tooManyRows)
  return { head: head.filter(Boolean), columns: used, missing, rows }

  function pick(cells: string[]): Record<StatementColumn, string> {
    const entries = names.map((name) => [name, clean(cells[head.indexOf(used[name]!)] ?? '')])
    return Object.fromEntries(entries)
  }
}

async function readRecords(request: HttpContext['request']): Promise<CsvRecord[]> {
  const { otherType, tooLarge } = messages
  const bytes = await readBodyFile(request, {
    types: [StatementType],
    maxBytes: MaxStatementBytes,
    otherType,
    tooLarge,
  })
  const source = () => [bytes]
  const { encoding } = await scanText(source)
  if (!encoding) throw new UserError(messages.encoding)
  try {
    return await Array.fromAsync(readCsvRecords(source, encoding))
  } catch (error) {
    if (!(error instanceof UnreadableCsv)) throw error
    throw new UserError(messages.unreadable(error.line, error.reason))
  }
}

/** The first row with all columns, otherwise the one with most of them. */
function findHead(records: CsvRecord[], remembered: ChosenColumns[]): { at: number; columns: ChosenColumns } {
  const found = records.slice(0, MaxRowsBeforeHead).map(({ cells }, at) => {
    const titles = cells.map(clean).filter(Boolean)
    const earlier = remembered.find((columns) => Object.values(columns).every((title) => titles.includes(title)))
    const columns = earlier ?? usualColumns(titles)
    return { at, columns, count: Object.keys(columns).length, titles: titles.length }
  })
  const [best] = found.toSorted(
    (one, other) => other.count - one.count || (one.count ? 0 : other.titles - one.titles) || one.at - other.at
  )
  return best!
}

function usualColumns(titles: string[]): ChosenColumns {
  const columns: ChosenColumns = {}
  for (const name of names) {
    const usual = [StatementColumns[name], ...ColumnSynonyms[name]].map(comparable)
    const [title] = usual.flatMap((wanted) => titles.find((one) => comparable(one) === wanted) ?? [])
    if (title !== undefined) columns[name] = title
  }
  return columns
}

/** `贷方发生额（元）` is `贷方发生额`. */
const comparable = (title: string) => title.normalize('NFKC').replace(/\s|\((元|人民币元?|CNY)\)/g, '')

/** Without what banks add so that a spreadsheet program shows long numbers: a tab, an apostrophe, `="…"`. */
const clean = (cell: string) =>
  cell
    .trim()
    .replace(/^="(.*)"$/, '$1')
    .replace(/^'/, '')
    .trim()

function checked(chosen: ChosenColumns, head: string[]): ChosenColumns {
  const given = names.filter((name) => chosen[name] !== undefined)
  const wrong = given.find((name) => !head.includes(chosen[name]!))
  if (wrong) throw new UserError(messages.wrongColumn, { field: wrong })
  return Object.fromEntries(given.map((name) => [name, chosen[name]!]))
}

function requireDistinct(columns: ChosenColumns): void {
  const titles = names.map((name) => columns[name])
  const twice = names.find((_, at) => titles[at] !== undefined && titles.indexOf(titles[at]) < at)
  if (twice) throw new UserError(messages.sameColumn, { field: twice })
}
