import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { HttpContext } from '@adonisjs/core/http'
import { UserError } from '#core/errors'
import { readBodyFile } from '#core/http/body_file'
import type { SheetRows, SheetSource, Table, TableSource } from '#core/spreadsheets/table'
import { CsvType, MaxWorkbookBytes, WorkbookType, workbookMessages } from '#core/spreadsheets/terms'

type Result<Read> = { table: Read } | { refused: string }

const mostMs = 20_000
const mostMegabytes = 512

let last: Promise<unknown> = Promise.resolve()

type TableOptions = Omit<TableSource, 'bytes' | 'isCsv'>

/**
 * The rows of an xlsx file in the body, below the named columns. It is read in a worker thread, one file at a time,
 * because the library reads a sheet synchronously (docs/threats.md T56). @throws UserError
 */
export async function readTable(request: HttpContext['request'], options: TableOptions): Promise<Table> {
  const bytes = await readBodyFile(request, {
    types: [WorkbookType],
    maxBytes: MaxWorkbookBytes,
    otherType: workbookMessages.notXlsx,
    tooLarge: workbookMessages.tooLarge,
  })
  return oneAtATime<Table>({ ...options, bytes })
}

/** The same of an xlsx or CSV file, with the SHA-256 of the file. @throws UserError */
export async function readTableFile(
  request: HttpContext['request'],
  { otherType, ...options }: TableOptions & { otherType: string }
): Promise<{ table: Table; fileHash: string }> {
  const bytes = await readBodyFile(request, {
    types: [WorkbookType, CsvType],
    maxBytes: MaxWorkbookBytes,
    otherType,
    tooLarge: workbookMessages.tooLarge,
  })
  const fileHash = createHash('sha256').update(bytes).digest('hex')
  const isCsv = Boolean(request.is([CsvType]))
  return { table: await oneAtATime<Table>({ ...options, bytes, isCsv }), fileHash }
}

/** Of a file on our disk, with the same limits. @throws UserError */
export function readSheets(source: SheetSource): Promise<SheetRows[]> {
  return oneAtATime<SheetRows[]>(source)
}

function oneAtATime<Read>(source: TableSource | SheetSource): Promise<Read> {
  const read = last.then(() => readInWorker<Read>(source))
  last = read.catch(() => {})
  return read
}

async function readInWorker<Read>(workerData: TableSource | SheetSource): Promise<Read> {
  const worker = new Worker(new URL('./table_worker.js', import.meta.url), {
    workerData,
    resourceLimits: { maxOldGenerationSizeMb: mostMegabytes },
  })
  try {
    const signal = AbortSignal.timeout(mostMs)
    const [result] = (await once(worker, 'message', { signal })) as [Result<Read>]
    if ('table' in result) return result.table
    throw new UserError(result.refused)
  } catch (error) {
    const { name, code } = error as { name?: string; code?: string }
    const isTooMuch = name === 'AbortError' || code === 'ERR_WORKER_OUT_OF_MEMORY'
    throw isTooMuch ? new UserError(workbookMessages.tooMuch) : error
  } finally {
    await worker.terminate()
  }
}
