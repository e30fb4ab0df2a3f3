import { once } from 'node:events'
import { createWriteStream, type WriteStream } from 'node:fs'
import { join } from 'node:path'
import { finished } from 'node:stream/promises'
import type { TransferObject } from '#core/transfer/terms'
import { csvLine } from '#transfer/exports/format_cell'
import type { MappedNames } from '#transfer/mappers/mapped_names'
import type { Output, SourceRow, Values } from '#transfer/mappers/mapper'
import type { FileProblem } from '#transfer/reading/raw_table'
import { maskedText } from '#transfer/staging/staged_problems'
import { messages, TitlesFile, UnmappedFile } from '#transfer/terms'

/** Rows are written as they come; people are completed from several files first. */
export class MappedFolder implements Output {
  readonly #files = new Map<string, { stream: WriteStream; columns: string[]; rows: number }>()
  readonly #skipped = new Map<string, number>()
  readonly #problems: FileProblem[] = []
  #failure?: Error

  /** @param copied files of the exchange format, which nothing is added to */
  constructor(
    readonly to: string,
    readonly names: MappedNames,
    readonly copied: string[]
  ) {}

  idOfTitle(title: string): string | null {
    return this.names.courseOf(title)
  }

  write(object: TransferObject, sourceId: string, values: Values): void {
    if (this.copied.includes(`${object}.csv`)) return
    if (object === 'people') this.names.addPerson(sourceId, values)
    else this.#append(`${object}.csv`, { source_id: sourceId, ...values })
  }

  skip({ file, line }: Pick<SourceRow, 'file' | 'line'>, reason: string): void {
    this.#skipped.set(file, (this.#skipped.get(file) ?? 0) + 1)
    this.#append(UnmappedFile, { file, line: String(line), reason: maskedText(reason) })
  }

  /** A file of which nothing is moved. */
  refuse(file: string, line: number, reason: string): void {
    this.#problems.push({ file, line, problem: { code: 'E_FILE', facts: { reason } } })
  }

  /** @returns rows per file, and what the report says about the files of the platform */
  async close(): Promise<{ counts: Record<string, number>; problems: FileProblem[] }> {
    for (const { sourceId, values } of this.names.people()) {
      const named = { source_id: sourceId, ...blank, user_name: nameWithout(sourceId), ...values }
      this.#append('people.csv', named)
      await this.drained()
    }
    let missing = 0
    for (const title of this.names.missingTitles()) {
      this.#append(TitlesFile, { title, course: '' })
      missing++
    }
    const counts = Object.fromEntries([...this.#files].map(([name, { rows }]) => [name, rows]))
    for (const { stream } of this.#files.values()) {
      stream.end()
      await finished(stream)
    }
    const skipped = [...this.#skipped].map(([file, rows]) => warning(file, messages.mapSkipped(rows)))
    const titles = missing ? [warning(TitlesFile, messages.mapTitles(missing))] : []
    return { counts, problems: [...this.#problems, ...titles, ...skipped] }
  }

  /** After an error, or the end. */
  destroy(): void {
    for (const { stream } of this.#files.values()) stream.destroy()
  }

  /** Waits while the disk is slower than the source. */
  async drained(): Promise<void> {
    if (this.#failure) throw this.#failure
    for (const { stream } of this.#files.values()) if (stream.writableNeedDrain) await once(stream, 'drain')
  }

  #append(name: string, values: Values): void {
    let file = this.#files.get(name)
    if (!file) {
      const stream = createWriteStream(join(this.to, name), { flags: 'wx', mode: 0o600 })
      stream.on('error', (error) => (this.#failure ??= error))
      file = { stream, columns: Object.keys(values), rows: 0 }
      // With a byte order mark, without which Excel reads UTF-8 as GB18030.
      file.stream.write(`\uFEFF${csvLine(file.columns)}`)
      this.#files.set(name, file)
    }
    file.rows++
    file.stream.write(csvLine(file.columns.map((column) => values[column] ?? '')))
  }
}

const warning = (file: string, sentence: string): FileProblem => ({
  file,
  line: 0,
  problem: { code: 'W_RULE', facts: { sentence } },
})

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
