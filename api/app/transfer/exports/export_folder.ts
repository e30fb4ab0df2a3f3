import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, open, readdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { UserError } from '#core/errors'
import { now, toWireTime } from '#core/time'
import type { TransferColumn } from '#core/transfer/columns'
import type { TransferObject } from '#core/transfer/terms'
import { transferKinds, type ReadContext, type ReadRow, type TransferKind } from '#core/transfer/kind'
import type { Trx } from '#core/transaction'
import { changedRows } from '#transfer/exports/changed_rows'
import { csvLine, formatCell } from '#transfer/exports/format_cell'
import { SourceNames } from '#transfer/exports/source_names'
import { ExchangeFormat, messages } from '#transfer/terms'

const rowsAtOnce = 500

interface ExportRequest {
  /** An empty folder, or one that is created. */
  to: string
  /** All that can be read, if absent. */
  objects?: readonly TransferObject[]
  isClear: boolean
  /** Awaited after each batch, with the rows of all files so far. */
  after?: (rows: number) => Promise<void>
  /** Only rows that were created or changed since this moment (stored UTC), and what they reference. */
  since?: string
  /** Of this installation. */
  source: string
  sourceName: string
}

export interface ExportedFile {
  name: string
  rows: number
  sha256: string
}

/** Writes an exchange folder from one snapshot. Only the owner of the files can read them. @throws UserError */
export async function exportFolder(client: Trx, request: ExportRequest): Promise<ExportedFile[]> {
  const { to, objects, isClear, since, source, sourceName } = request
  await prepare(to)
  const context: ReadContext = { client, isClear, writeFile: (path, bytes) => storeFile(to, path, bytes) }
  const between = async () => request.after?.(0)
  const chosen = since === undefined ? undefined : await changedRows(since, client, between)
  const files: ExportedFile[] = []
  for (const kind of transferKinds()) {
    if (!kind.read || (objects && !objects.includes(kind.object))) continue
    const before = files.reduce((sum, { rows }) => sum + rows, 0)
    const after = async (rows: number) => request.after?.(before + rows)
    files.push(await exportKind(kind, { to, context, source, client, after, ids: chosen?.get(kind.object) }))
  }
  const exportedAt = `${toWireTime(now())!.replace(' ', 'T')}+08:00`
  const manifest = { format: ExchangeFormat, version: 1, source, sourceName, exportedAt, files }
  await writeFile(join(to, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 })
  return files
}

async function prepare(to: string): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 })
  if ((await readdir(to)).length) throw new UserError(messages.folderNotEmpty)
}

interface Exporting {
  to: string
  context: ReadContext
  source: string
  client: Trx
  after: (rows: number) => Promise<void>
  /** All rows, if absent. */
  ids?: Set<number>
}

async function exportKind(
  kind: TransferKind,
  { to, context, source, client, ids, after: afterBatch }: Exporting
): Promise<ExportedFile> {
  const name = `${kind.object}.csv`
  const file = await open(join(to, name), 'wx', 0o600)
  const hash = createHash('sha256')
  let rows = 0
  try {
    const write = async (text: string) => {
      hash.update(text)
      await file.write(text)
    }
    // With a byte order mark, without which Excel reads UTF-8 as GB18030.
    await write(`\uFEFF${csvLine(['source_id', 'source', ...Object.keys(kind.columns)])}`)
    for (let after = 0; ;) {
      const all: ReadRow[] = await kind.read!(after, rowsAtOnce, context)
      if (!all.length) break
      after = all.at(-1)!.id
      const read = ids ? all.filter(({ id }) => ids.has(id)) : all
      const names = await SourceNames.of(mentioned(kind, read), source, client)
      await write(read.map((row) => lineOf(kind, row, names)).join(''))
      rows += read.length
      await afterBatch(rows)
    }
  } finally {
    await file.close()
  }
  return { name, rows, sha256: hash.digest('hex') }
}

/** Ids of the rows and of those that they reference, by object. */
function mentioned({ object, columns }: TransferKind, rows: ReadRow[]): Map<TransferObject, Set<number>> {
  const ids = new Map<TransferObject, Set<number>>([[object, new Set(rows.map(({ id }) => id))]])
  for (const [name, { type, ref }] of Object.entries<TransferColumn>(columns)) {
    if (type !== 'ref') continue
    const target = ids.get(ref!) ?? new Set()
    for (const { values } of rows) if (values[name] !== null) target.add(values[name] as number)
    ids.set(ref!, target)
  }
  return ids
}

function lineOf({ object, columns }: TransferKind, { id, part, values }: ReadRow, names: SourceNames): string {
  const { source, sourceId } = names.find(object, id, part)
  const cells = Object.entries<TransferColumn>(columns).map(([name, column]) => {
    const value: unknown = values[name]
    if (column.type !== 'ref' || value === null) return formatCell(column, value)
    return names.reference(column.ref!, value as number, source)
  })
  return csvLine([sourceId, source, ...cells])
}

/** Several rows may have the same file. */
async function storeFile(to: string, path: string, bytes: AsyncIterable<Uint8Array> | Uint8Array): Promise<void> {
  const full = join(to, 'files', path)
  await mkdir(dirname(full), { recursive: true, mode: 0o700 })
  const from = bytes instanceof Uint8Array ? Readable.from([bytes]) : Readable.from(bytes)
  try {
    await pipeline(from, createWriteStream(full, { flags: 'wx', mode: 0o600 }))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
}
