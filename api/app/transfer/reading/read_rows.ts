import { isNumberOfPerson } from '#core/shared_rules'
import { turns } from '#core/process/turns'
import type { TransferColumn } from '#core/transfer/columns'
import type { TransferObject } from '#core/transfer/terms'
import type { TransferKind } from '#core/transfer/kind'
import type { Problem } from '#core/transfer/problems'
import { PartnerSource } from '#messages/partner_events/terms'
import type { ExchangeFolder } from '#transfer/reading/exchange_folder'
import { problemOf } from '#transfer/reading/exchange_folder'
import { cleanCell, parseCell, type CellValue } from '#transfer/reading/parse_cell'
import { UnreadableFile, type FileProblem, type RawRow, type RawTable } from '#transfer/reading/raw_table'
import { MaxSourceId, SourcePattern, messages } from '#transfer/terms'

/** A row whose cells have been read. References are still texts. */
export interface ReadRow {
  object: TransferObject
  file: string
  line: number
  source: string
  sourceId: string
  values: Record<string, CellValue | null>
  /** Of the contents of files, by column. */
  fileHashes: Record<string, string>
}

type Read = { row: ReadRow } | { problem: FileProblem }

export const baseColumns = {
  source_id: {
    title: '编号',
    type: 'text',
    required: true,
    max: MaxSourceId,
    // Those of references that name another source, or a row of ours.
    pattern: /^[^@#]/,
    example: '1024',
    description: '这一行在原平台的编号，在本文件中唯一。',
    change: 'hard',
  },
  source: {
    title: '来源',
    type: 'text',
    pattern: new RegExp(SourcePattern),
    example: 'edusoho-old',
    description: '编号所属的来源，不填时为 manifest.json 的 source。',
    change: 'hard',
  },
} as const satisfies Record<string, TransferColumn>

/** All rows of an object with their values, and what cannot be read. A row with an error is only a problem. */
export async function* readRows(folder: ExchangeFolder, kind: TransferKind): AsyncGenerator<Read> {
  for await (const table of folder.tables(kind)) {
    if (!('head' in table)) {
      yield { problem: table }
      continue
    }
    try {
      yield* rowsOf(folder, kind, table)
    } catch (error) {
      yield { problem: problemOf(error, table.file) }
    }
  }
}

async function* rowsOf(folder: ExchangeFolder, kind: TransferKind, table: RawTable): AsyncGenerator<Read> {
  const { file } = table
  const { places, unknown } = placesOf(kind, table)
  for (const column of unknown) yield { problem: { file, line: 1, problem: { code: 'N_COLUMN', facts: { column } } } }
  const yieldTurn = turns()
  for await (const raw of table.rows) {
    await yieldTurn()
    const { row, problems } = await readRow(folder, kind, { table, places, raw })
    const parent = kind.partOf && (row.values[kind.partOf.column] as string | null)
    for (const problem of problems) {
      yield { problem: { file, line: raw.line, sourceId: row.sourceId, problem, ...(parent && { parent }) } }
    }
    if (!problems.length) yield { row }
  }
}

type Place = { name: string; column: TransferColumn; at: number }

/** @throws UnreadableFile */
function placesOf({ columns }: TransferKind, { head }: RawTable): { places: Place[]; unknown: string[] } {
  const all = Object.entries<TransferColumn>({ ...baseColumns, ...columns })
  const titles = head.map(cleanCell)
  const places: Place[] = []
  const unknown: string[] = []
  for (const [at, title] of titles.entries()) {
    const found = all.find(([name, column]) => name === title.toLowerCase() || column.title === title)
    if (!found && title) unknown.push(title.slice(0, 50))
    if (!found) continue
    if (places.some(({ name }) => name === found[0])) {
      throw new UnreadableFile(
        { code: 'E_FILE', column: found[0], facts: { reason: messages.repeatedColumn.replace('{column}', title) } },
        1
      )
    }
    places.push({ name: found[0], column: found[1], at })
  }
  for (const [name, { required, title }] of all) {
    if (required && !places.some((place) => place.name === name)) {
      throw new UnreadableFile({ code: 'E_COLUMN', column: name, facts: { column: title } }, 1)
    }
  }
  return { places, unknown }
}

async function readRow(
  folder: ExchangeFolder,
  kind: TransferKind,
  { table, places, raw }: { table: RawTable; places: Place[]; raw: RawRow }
): Promise<{ row: ReadRow; problems: Problem[] }> {
  const problems: Problem[] = []
  const values: ReadRow['values'] = {}
  const fileHashes: ReadRow['fileHashes'] = {}
  for (const name of Object.keys(kind.columns)) values[name] = null
  // A workbook has no cells behind the last filled one.
  if (raw.cells.length > table.head.length || (raw.cells.length < table.head.length && !isSheet(table))) {
    problems.push({ code: 'E_CELLS', facts: { n: raw.cells.length, total: table.head.length } })
  }
  for (const { name, column, at } of problems.length ? places.slice(0, 0) : places) {
    const cell = raw.cells[at] ?? { text: '' }
    const text = cleanCell(cell.text)
    if (!text) {
      if (column.required) problems.push(about(name, column, { code: 'E_REQUIRED' }))
      continue
    }
    const parsed = parseCell(column, { ...cell, text })
    if ('problem' in parsed) problems.push(about(name, column, parsed.problem))
    else {
      const fault = column.type === 'file' ? await faultOfFile(folder, column, text) : null
      if (fault) problems.push(about(name, column, fault))
      else values[name] = parsed.value
      const hash = column.type === 'file' && folder.hashAt(text)
      if (hash) fileHashes[name] = hash
    }
  }
  const { source_id: sourceId, source, ...rest } = values
  if (isNumberOfPerson(String(sourceId ?? ''))) {
    problems.push({ code: 'E_SOURCE_ID', column: 'source_id' })
  }
  if (source !== null && source !== folder.manifest.source && PartnerSource.accountOf(String(source)) !== null) {
    problems.push({ code: 'E_SOURCE', column: 'source' })
  }
  const { requiresOneOf } = kind
  if (!problems.length && requiresOneOf && requiresOneOf.every((name) => rest[name] === null)) {
    const titles = requiresOneOf.map((name) => kind.columns[name]!.title).join('、')
    problems.push({ code: 'E_ONE_OF', column: requiresOneOf[0], facts: { columns: titles } })
  }
  const row = {
    object: kind.object,
    file: table.file,
    line: raw.line,
    source: (source as string | null) ?? folder.manifest.source,
    sourceId: String(sourceId ?? ''),
    values: rest,
    fileHashes,
  }
  return { row, problems }
}

async function faultOfFile(folder: ExchangeFolder, column: TransferColumn, cell: string): Promise<Problem | null> {
  const path = await folder.fileAt(cell)
  if (!path) return { code: 'E_FORMAT', facts: { format: '存在的文件', example: column.example } }
  const sentence = await column.fileFault?.(path)
  return sentence ? { code: 'E_RULE', facts: { sentence } } : null
}

const isSheet = ({ file }: RawTable) => !file.endsWith('.csv')

const about = (name: string, { title }: TransferColumn, problem: Problem): Problem => ({
  ...problem,
  column: name,
  facts: { column: title, ...problem.facts },
})
