import { copyFile, cp, mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { UserError } from '#core/errors'
import { turns } from '#core/process/turns'
import type { TextEncoding } from '#core/spreadsheets/text_encoding'
import { sentenceOf } from '#core/transfer/problems'
import { TransferObjects } from '#core/transfer/terms'
import { edusoho } from '#transfer/mappers/edusoho'
import { MappedFolder } from '#transfer/mappers/mapped_folder'
import { MappedNames } from '#transfer/mappers/mapped_names'
import type { Mapper, SourceFile, SourceRow } from '#transfer/mappers/mapper'
import { moodle } from '#transfer/mappers/moodle'
import { cleaned } from '#transfer/mappers/source_cells'
import { UnreadableFile, type FileProblem } from '#transfer/reading/raw_table'
import { readRecords, scanFile } from '#transfer/reading/read_csv'
import { baseColumns } from '#transfer/reading/read_rows'
import { ExchangeFormat, messages, TitlesFile } from '#transfer/terms'

export const mappers: Record<string, Mapper> = { edusoho, moodle }

const rowsBetween = 1_000

interface MapOptions {
  mapper: Mapper
  from: string
  /** An empty folder, or one that is created. */
  to: string
  source: string
  sourceName?: string
  /** Awaited after each thousand rows. */
  between?: () => Promise<void>
}

/** A CSV file of the platform, after a first reading of all of it. */
type Inspected =
  | { encoding: TextEncoding; format: SourceFile; headLine: number }
  | { refusal: string; line: number }
  | { skip: string }

/**
 * Turns the files of another platform into an exchange folder. Files of the exchange format are copied. Nothing is
 * joined by a title: `titles.csv` says which course each title is.
 *
 * @returns rows per file, with the skipped rows under `unmapped.csv`, and what the report says about the files
 * @throws UserError
 */
export async function mapFolder({
  mapper,
  from,
  to,
  source,
  sourceName = source,
  between = async () => {},
}: MapOptions): Promise<{ counts: Record<string, number>; problems: FileProblem[] }> {
  await mkdir(to, { recursive: true, mode: 0o700 })
  if ((await readdir(to)).length) throw new UserError(messages.mapTarget)
  const entries = await readdir(from, { withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && !/^[.~]|^manifest\.json$/.test(entry.name))
  const found = files.map(({ name }) => name).toSorted()
  const copied: string[] = []
  for (const name of found) if (await isExchangeFile(from, name)) copied.push(name)
  const names = new MappedNames(join(to, 'names.sqlite'))
  const output = new MappedFolder(to, names, copied)
  try {
    await readTitles(from, found, output)
    for (const name of found.filter((one) => one !== TitlesFile && !copied.includes(one))) {
      if (/\.csv$/i.test(name)) await mapFile(mapper, output, { path: join(from, name), name, between })
      else output.skip({ file: name, line: 1 }, messages.mapOtherType)
    }
    for (const name of copied) await copyFile(join(from, name), join(to, name))
    if (entries.some((entry) => entry.name === 'files' && entry.isDirectory()))
      await cp(join(from, 'files'), join(to, 'files'), { recursive: true })
    const mapped = await output.close()
    const manifest = { format: ExchangeFormat, version: 1, source, sourceName, files: [] }
    await writeFile(join(to, 'manifest.json'), JSON.stringify(manifest, null, 2), { mode: 0o600 })
    return mapped
  } finally {
    output.destroy()
    names.close()
  }
}

/** By its name and its titles: a platform may also call its file `orders.csv`. */
async function isExchangeFile(from: string, name: string): Promise<boolean> {
  if (!TransferObjects.some((object) => name === `${object}.csv`)) return false
  const { encoding } = await scanFile(join(from, name))
  if (!encoding) return false
  const { source_id: id } = baseColumns
  for await (const titles of rowsOf(join(from, name), encoding)) {
    return titles.texts.some((title) => title === id.title || title.toLowerCase() === 'source_id')
  }
  return false
}

async function mapFile(
  mapper: Mapper,
  output: MappedFolder,
  { path, name, between }: { path: string; name: string; between: () => Promise<void> }
): Promise<void> {
  const inspected = await inspect(mapper, path)
  if ('refusal' in inspected) return output.refuse(name, inspected.line, inspected.refusal)
  if ('skip' in inspected) return output.skip({ file: name, line: 1 }, inspected.skip)
  const { encoding, format, headLine } = inspected
  let head: string[] = []
  let rows = 0
  for await (const { line, texts } of rowsOf(path, encoding)) {
    if (line < headLine) continue
    if (line === headLine) head = texts
    else {
      const row: SourceRow = { file: name, line, cells: new Map(texts.map((text, at) => [head[at]!, text])) }
      format.map(row, output)
      await output.drained()
      if (++rows % rowsBetween === 0) await between()
    }
  }
}

/** Before anything of the file is written, so that it is moved whole or not at all. */
async function inspect(mapper: Mapper, path: string): Promise<Inspected> {
  const { encoding } = await scanFile(path)
  if (!encoding) return { refusal: sentenceOf({ code: 'E_ENCODING' }), line: 0 }
  let found: { format: SourceFile; headLine: number; cells: number } | undefined
  try {
    for await (const { line, texts } of rowsOf(path, encoding)) {
      if (found) {
        // An old exporter forgot a cell: from there on every value stands under the wrong title.
        if (texts.length !== found.cells) return { refusal: messages.mapCells, line }
        continue
      }
      // The import sheet of EduSoho has its titles in the second line.
      const refusal = mapper.refuses?.(texts)
      if (refusal) return { skip: refusal }
      const format = mapper.files.find(({ titles }) => titles.every((title) => texts.includes(title)))
      if (format) found = { format, headLine: line, cells: texts.length }
      else if (line > 2) break
    }
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error
    return { refusal: String(error.problem.facts?.reason ?? error.problem.code), line: error.line }
  }
  return found ? { encoding, ...found } : { skip: messages.mapUnknown }
}

async function readTitles(from: string, found: string[], output: MappedFolder): Promise<void> {
  if (!found.includes(TitlesFile)) return
  const path = join(from, TitlesFile)
  const { encoding } = await scanFile(path)
  if (!encoding) return output.refuse(TitlesFile, 0, sentenceOf({ code: 'E_ENCODING' }))
  try {
    for await (const { texts } of rowsOf(path, encoding)) {
      const [title, course] = texts
      if (title && course) output.names.addTitle(title, course)
    }
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error
    output.refuse(TitlesFile, error.line, String(error.problem.facts?.reason ?? error.problem.code))
  }
}

async function* rowsOf(path: string, encoding: TextEncoding): AsyncGenerator<{ line: number; texts: string[] }> {
  const yieldTurn = turns()
  for await (const { line, cells } of readRecords(path, encoding)) {
    await yieldTurn()
    yield { line, texts: cells.map(({ text }) => cleaned(text)) }
  }
}
