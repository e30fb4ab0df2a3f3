import { createWriteStream, type WriteStream } from 'node:fs'
import { copyFile, cp, mkdir, readdir, writeFile } from 'node:fs/promises'
import { once } from 'node:events'
import { finished } from 'node:stream/promises'
import { join } from 'node:path'
import { UserError } from '#core/errors'
import { TransferObjects, type TransferObject } from '#core/transfer/terms'
import { csvLine } from '#transfer/exports/format_cell'
import { edusoho } from '#transfer/mappers/edusoho'
import type { Mapper, Output, SourceFile, SourceRow } from '#transfer/mappers/mapper'
import { moodle } from '#transfer/mappers/moodle'
import { cleaned } from '#transfer/mappers/source_cells'
import { readRecords, scanFile } from '#transfer/reading/read_csv'
import { ExchangeFormat, messages } from '#transfer/terms'

export const mappers: Record<string, Mapper> = { edusoho, moodle }

const titlesFile = 'titles.csv'
type Values = Record<string, string | undefined>

interface MapOptions {
  mapper: Mapper
  from: string
  /** A folder that does not exist yet. */
  to: string
  source: string
}

/**
 * Turns the files of another platform into an exchange folder. Files that have the names of the exchange format are
 * copied. Nothing is joined by a title: `titles.csv` says which course each title is.
 *
 * @returns rows per file, with the skipped rows under `unmapped.csv`
 * @throws UserError
 */
export async function mapFolder({ mapper, from, to, source }: MapOptions): Promise<Record<string, number>> {
  const names = (await readdir(from)).toSorted()
  await mkdir(to, { recursive: true })
  if ((await readdir(to)).length) throw new UserError(messages.mapTarget)
  const canonical = names.filter((name) => TransferObjects.some((object) => name === `${object}.csv`))
  const output = new MappedFolder(to, await readTitles(from, names), canonical)

  for (const name of names.filter((one) => one.endsWith('.csv') && one !== titlesFile && !canonical.includes(one))) {
    await mapFile(mapper, output, { path: join(from, name), name })
  }
  for (const name of canonical) await copyFile(join(from, name), join(to, name))
  if (names.includes('files')) await cp(join(from, 'files'), join(to, 'files'), { recursive: true })
  const counts = await output.close()
  const manifest = { format: ExchangeFormat, version: 1, source, sourceName: source, files: [] }
  await writeFile(join(to, 'manifest.json'), JSON.stringify(manifest, null, 2))
  return counts
}

async function mapFile(mapper: Mapper, output: MappedFolder, { path, name }: { path: string; name: string }) {
  const { encoding } = await scanFile(path)
  if (!encoding) throw new UserError(messages.mapEncoding(name))
  let head: string[] | undefined
  let format: SourceFile | undefined
  for await (const { line, cells } of readRecords(path, encoding)) {
    const texts = cells.map(({ text }) => cleaned(text))
    const row = (): SourceRow => ({ file: name, line, cells: new Map(texts.map((text, at) => [head![at]!, text])) })
    if (format) {
      // An old exporter forgot a cell: from there on every value stands under the wrong title.
      if (texts.length !== head!.length) throw new UserError(messages.mapCells(name, line))
      format.map(row(), output)
      await output.drained()
    } else {
      // The import sheet of EduSoho has its titles in the second line.
      const refusal = mapper.refuses?.(texts)
      if (refusal) return output.skip({ file: name, line, cells: new Map() }, refusal)
      format = mapper.files.find(({ titles }) => titles.every((title) => texts.includes(title)))
      head = texts
      if (!format && line > 2) break
    }
  }
  if (!format) output.skip({ file: name, line: 1, cells: new Map() }, messages.mapUnknown)
}

async function readTitles(from: string, names: string[]): Promise<Map<string, string>> {
  const titles = new Map<string, string>()
  if (!names.includes(titlesFile)) return titles
  const path = join(from, titlesFile)
  const { encoding } = await scanFile(path)
  if (!encoding) throw new UserError(messages.mapEncoding(titlesFile))
  for await (const { cells } of readRecords(path, encoding)) {
    const [title, id] = cells.map(({ text }) => cleaned(text))
    if (title && id) titles.set(title, id)
  }
  return titles
}

/** Rows are written as they come; people are completed from several files first. */
class MappedFolder implements Output {
  #people = new Map<string, Values>()
  #files = new Map<string, { stream: WriteStream; columns: string[]; rows: number }>()
  #missingTitles = new Set<string>()

  constructor(
    readonly to: string,
    readonly titles: ReadonlyMap<string, string>,
    readonly copied: string[]
  ) {}

  idOfTitle(title: string): string | null {
    const id = this.titles.get(title)
    if (!id) this.#missingTitles.add(title)
    return id ?? null
  }

  write(object: TransferObject, sourceId: string, values: Values): void {
    if (this.copied.includes(`${object}.csv`)) return
    if (object === 'people') {
      const filled = Object.entries(values).filter(([, value]) => value)
      const known = this.#people.get(sourceId) ?? {}
      this.#people.set(sourceId, { ...Object.fromEntries(filled), ...known })
      return
    }
    this.#append(`${object}.csv`, { source_id: sourceId, ...values })
  }

  skip({ file, line }: SourceRow, reason: string): void {
    this.#append('unmapped.csv', { file, line: String(line), reason })
  }

  async close(): Promise<Record<string, number>> {
    for (const [sourceId, values] of this.#people)
      this.#append('people.csv', { source_id: sourceId, ...blank, user_name: nameWithout(sourceId), ...values })
    for (const title of this.#missingTitles) this.#append(titlesFile, { title, course: '' })
    const counts = Object.fromEntries([...this.#files].map(([name, { rows }]) => [name, rows]))
    for (const { stream } of this.#files.values()) {
      stream.end()
      await finished(stream)
    }
    return counts
  }

  /** Waits while the disk is slower than the source. */
  async drained(): Promise<void> {
    for (const { stream } of this.#files.values()) if (stream.writableNeedDrain) await once(stream, 'drain')
  }

  #append(name: string, values: Values): void {
    let file = this.#files.get(name)
    if (!file) {
      file = { stream: createWriteStream(join(this.to, name)), columns: Object.keys(values), rows: 0 }
      file.stream.write(csvLine(file.columns))
      this.#files.set(name, file)
    }
    file.rows++
    file.stream.write(csvLine(file.columns.map((column) => values[column] ?? '')))
  }
}

/** For a person without a real name. */
const nameWithout = (sourceId: string): string => (sourceId.startsWith('n-') ? '学员' : sourceId)

/** All columns of a person that a mapper writes, because the first row decides the head. */
const blank: Values = {
  user_name: '',
  telephone: '',
  telephone_verified: '',
  id_card: '',
  registered_at: '',
  last_login_at: '',
  status: '',
}
