import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { UserError } from '#core/errors'
import type { MoodleRow } from '#exams/questions/imports/moodle/moodle_row'
import { importMessages, type ImportWarning } from '#exams/questions/terms'

export interface RawSource {
  pasted?: string
  moodle?: Uint8Array
  workbook?: Uint8Array
}

export interface ImportSource {
  rows: MoodleRow[]
  skipped: ImportWarning[]
}

type Result = { source: ImportSource } | { refused: string }

const mostMs = 20_000
const mostMegabytes = 512

let last: Promise<unknown> = Promise.resolve()

/**
 * Reads in a worker thread, one source at a time: the libraries read a sheet or a tree synchronously, and other
 * requests continue (docs/threats.md T56). @throws UserError
 */
export function readApart(source: RawSource): Promise<ImportSource> {
  const read = last.then(() => readInWorker(source))
  last = read.catch(() => {})
  return read
}

async function readInWorker(source: RawSource): Promise<ImportSource> {
  const worker = new Worker(new URL('./reader_worker.js', import.meta.url), {
    workerData: source,
    resourceLimits: { maxOldGenerationSizeMb: mostMegabytes },
  })
  try {
    const signal = AbortSignal.timeout(mostMs)
    const [result] = (await once(worker, 'message', { signal })) as [Result]
    if ('source' in result) return result.source
    throw new UserError(result.refused)
  } catch (error) {
    const { name, code } = error as { name?: string; code?: string }
    const isTooMuch = name === 'AbortError' || code === 'ERR_WORKER_OUT_OF_MEMORY'
    throw isTooMuch ? new UserError(importMessages.tooMuch) : error
  } finally {
    await worker.terminate()
  }
}
