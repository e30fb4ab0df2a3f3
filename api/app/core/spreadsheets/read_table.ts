import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { HttpContext } from '@adonisjs/core/http'
import { UserError } from '#core/errors'
import { readBodyFile } from '#core/http/body_file'
import type { Table, TableSource } from '#core/spreadsheets/table'
import { MaxWorkbookBytes, WorkbookType, workbookMessages } from '#core/spreadsheets/terms'

type Result = { table: Table } | { refused: string }

const mostMs = 20_000
const mostMegabytes = 512

let last: Promise<unknown> = Promise.resolve()

/**
 * The rows of an xlsx file in the body, below the named columns. It is read in a worker thread, one file at a time,
 * because the library reads a sheet synchronously (docs/threats.md T56). @throws UserError
 */
export async function readTable(request: HttpContext['request'], options: Omit<TableSource, 'bytes'>): Promise<Table> {
  const bytes = await readBodyFile(request, {
    types: [WorkbookType],
    maxBytes: MaxWorkbookBytes,
    otherType: workbookMessages.notXlsx,
    tooLarge: workbookMessages.tooLarge,
  })
  const read = last.then(() => readInWorker({ ...options, bytes }))
  last = read.catch(() => {})
  return read
}

async function readInWorker(workerData: TableSource): Promise<Table> {
  const worker = new Worker(new URL('./table_worker.js', import.meta.url), {
    workerData,
    resourceLimits: { maxOldGenerationSizeMb: mostMegabytes },
  })
  try {
    const signal = AbortSignal.timeout(mostMs)
    const [result] = (await once(worker, 'message', { signal })) as [Result]
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
