import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { UserError } from '#core/errors'
import { filesBelow } from '#core/process/data_folder'
import { readSheets } from '#core/spreadsheets/read_table'
import { transferKinds, type TransferKind } from '#core/transfer/kind'
import { readCsv, scanFile } from '#transfer/reading/read_csv'
import { readManifest, type Manifest } from '#transfer/reading/manifest'
import { UnreadableFile, type FileProblem, type RawTable } from '#transfer/reading/raw_table'
import type { TextEncoding } from '#core/spreadsheets/text_encoding'
import { MaxSheetRows, messages } from '#transfer/terms'

interface Found {
  name: string
  path: string
  sha256: string
  /** Null for a workbook, or a text that cannot be read. */
  encoding: TextEncoding | null
}

/** A folder with CSV files, workbooks and the files that cells name, whose bytes were read once for their hashes. */
export class ExchangeFolder {
  private constructor(
    readonly path: string,
    readonly manifest: Manifest,
    readonly problems: FileProblem[],
    private readonly found: Found[],
    /** By the path below `files/`. */
    private readonly fileHashes: ReadonlyMap<string, string>
  ) {}

  /** @param problems found when the files of another platform were mapped, which may leave no table. @throws UserError */
  static async open(
    path: string,
    { source, problems }: { source?: string; problems?: FileProblem[] } = {}
  ): Promise<ExchangeFolder> {
    const manifest = await readManifest(path, source)
    const names = await readdir(path)
    const tables = transferKinds().map(({ object }) => `${object}.csv`)
    const read = names.filter((name) => tables.includes(name) || /^[^.~].*\.xlsx$/i.test(name)).toSorted()
    if (!read.length && !problems) throw new UserError(messages.noTables)
    const found: Found[] = []
    for (const name of read) {
      const file = join(path, name)
      found.push({ name, path: file, ...(await scanFile(file)) })
    }
    const faults = [...(problems ?? []), ...faultsOf(manifest, names, found)]
    return new ExchangeFolder(path, manifest, faults, found, await hashesBelow(join(path, 'files')))
  }

  /** Of everything that decides what is imported. */
  get contentHash(): string {
    const tables = this.found.map(({ name, sha256 }) => `${name} ${sha256}`)
    const files = [...this.fileHashes].map(([name, sha256]) => `files/${name} ${sha256}`)
    const parts = [this.manifest.source, ...tables, ...files.toSorted()]
    return createHash('sha256').update(parts.join('\n')).digest('hex')
  }

  /** The tables of one object: usually one file. */
  async *tables(kind: TransferKind): AsyncGenerator<RawTable | FileProblem> {
    for (const found of this.found) {
      try {
        if (found.name.endsWith('.csv')) {
          const table = found.name === `${kind.object}.csv` ? await csvTable(found, kind) : null
          if (table) yield table
        } else yield* await sheetTables(found, kind)
      } catch (error) {
        yield problemOf(error, found.name)
      }
    }
  }

  /** Of the content of a cell of type `file`. Null for a link, whose target is not read before. */
  hashAt(cell: string): string | null {
    return this.fileHashes.get(cell) ?? null
  }

  /** The full path of a cell of type `file`, or null. */
  async fileAt(cell: string): Promise<string | null> {
    const parts = cell.split('/')
    if (parts.some((part) => !part || part.startsWith('.') || /[\\:\0]/.test(part))) return null
    const path = join(this.path, 'files', ...parts)
    const found = await stat(path).catch(() => null)
    return found?.isFile() ? path : null
  }
}

async function hashesBelow(folder: string): Promise<Map<string, string>> {
  const hashes = new Map<string, string>()
  for await (const name of filesBelow(folder)) {
    const hash = createHash('sha256')
    for await (const chunk of createReadStream(join(folder, name), { highWaterMark: 1 << 20 })) hash.update(chunk)
    hashes.set(name, hash.digest('hex'))
  }
  return hashes
}

function faultsOf({ files }: Manifest, names: string[], found: Found[]): FileProblem[] {
  return files.flatMap(({ name, sha256 }) => {
    const read = found.find((one) => one.name === name)
    const reason =
      read && sha256 && read.sha256 !== sha256.toLowerCase()
        ? messages.otherContent
        : !read && !names.includes(name) && !name.includes('/')
          ? messages.listedMissing
          : null
    return reason
      ? [
          {
            file: name,
            line: 0,
            isWholeFile: true,
            problem: { code: 'E_FILE', facts: { reason } },
          } satisfies FileProblem,
        ]
      : []
  })
}

async function csvTable({ name, path, encoding }: Found, { object }: TransferKind): Promise<RawTable | null> {
  if (!encoding) throw new UnreadableFile({ code: 'E_ENCODING' })
  return readCsv(path, { file: name, object, encoding })
}

async function sheetTables({ name, path }: Found, { object, title }: TransferKind): Promise<RawTable[]> {
  const sheets = await readSheets({
    bytes: await readFile(path),
    sheets: [title],
    maxRows: MaxSheetRows,
    tooManyRows: messages.tooManyRows,
  })
  return sheets.map((sheet) => ({ file: `${name}/${sheet.name}`, object, head: sheet.head, rows: sheet.rows }))
}

export function problemOf(error: unknown, file: string): FileProblem {
  if (error instanceof UnreadableFile) return { file, line: error.line, isWholeFile: true, problem: error.problem }
  if (error instanceof UserError)
    return { file, line: 0, isWholeFile: true, problem: { code: 'E_FILE', facts: { reason: error.message } } }
  throw error
}
