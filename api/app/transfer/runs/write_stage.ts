import { insertMany } from '#core/lists/insert_many'
import { isFromDatabase } from '#core/log_redaction'
import { UserError } from '#core/errors'
import type { LeasedRow } from '#core/leases/leased_row'

import type { TransferKind, TransferRow } from '#core/transfer/kind'
import type { Problem } from '#core/transfer/problems'
import { isRetryable, transaction, type Trx } from '#core/transaction'
import type { ExchangeFolder } from '#transfer/reading/exchange_folder'
import { Batch, withParts } from '#transfer/runs/batch'
import { cellReader } from '#transfer/runs/read_cell_file'
import { noCounts, rootKinds, type Progress } from '#transfer/runs/progress'
import { loadRows, type Loaded } from '#transfer/staging/load_rows'
import type { Stage } from '#transfer/staging/stage'

const batchRows = 200

export interface WriteJob {
  runId: number
  sourceName: string
  stage: Stage
  folder: Pick<ExchangeFolder, 'fileAt'>
  leased: LeasedRow
  progress: Progress
  /** In the transaction of each batch. */
  audit: (trx: Trx, batch: { file: string; from: number; to: number; rows: number }) => Promise<void>
  /** Between batches. */
  before: () => Promise<void>
}

/** Writes the checked rows from the position of the run on. It can be killed at any time and started again. */
export async function writeStage(job: WriteJob): Promise<void> {
  const kinds = rootKinds()
  const begin = job.progress.position
  for (const kind of kinds.slice(
    Math.max(
      0,
      kinds.findIndex(({ object }) => object === begin?.object)
    )
  )) {
    for (;;) {
      await job.before()
      const { position } = job.progress
      const after = position?.object === kind.object ? position : { level: -1, id: 0 }
      const states = ['new', 'linked', 'changed'] as const
      const rows = loadRows(job.stage, kind, { after, states, limit: kind.batch ?? batchRows })
      if (!rows.length) break
      // A row may reference one of a lower level, which has its id after its own batch.
      await writeRows(
        job,
        kind,
        rows.filter(({ level }) => level === rows[0]!.level)
      )
    }
    await kind.finish?.(job.runId)
  }
}

/** In halves down to the row if the database, or a rule, refuses them. */
async function writeRows(job: WriteJob, kind: TransferKind, rows: Loaded[]): Promise<void> {
  try {
    await writeBatch(job, kind, rows)
  } catch (error) {
    if (!isRefused(error)) throw error
    if (rows.length === 1) return writeBatch(job, kind, rows, problemOf(error, job.runId))
    const middle = Math.ceil(rows.length / 2)
    await writeRows(job, kind, rows.slice(0, middle))
    await writeRows(job, kind, rows.slice(middle))
  }
}

const isRefused = (error: unknown) =>
  error instanceof UserError || (error instanceof Error && isFromDatabase(error) && !isRetryable(error))

/** Without the message of the database, which contains the values. */
function problemOf(error: unknown, runId: number): Problem {
  if (error instanceof UserError) return { code: 'E_RULE', facts: { sentence: error.message } }
  const { code, errno } = error as { code?: string; errno?: number }
  return { code: 'E_DATABASE', facts: { reference: `${runId}-${errno ?? code ?? ''}` } }
}

async function writeBatch(job: WriteJob, kind: TransferKind, rows: Loaded[], refused?: Problem): Promise<void> {
  const last = rows.at(-1)!
  const position = { object: kind.object, level: last.level, id: last.id }
  const progress = await transaction(async (trx) => {
    const batch = new Batch(job.stage, rows)
    await batch.prepare(trx)
    const done = new Map<TransferRow, number>()
    if (refused) batch.refuse(rows[0]!.row, refused)
    else await writeAll(job, kind, { batch, trx, done })
    const next: Progress = { ...job.progress, position, written: countWritten(job.progress, batch) }
    await saveLinks(trx, job.runId, batch, done)
    const lines = rows.map(({ row }) => row.line)
    const range = { file: last.file, from: Math.min(...lines), to: Math.max(...lines), rows: done.size }
    await job.audit(trx, range)
    await job.leased.report({ progress: JSON.stringify(next) }, trx)
    batch.storeWriteProblems()
    return next
  })
  job.progress = progress
}

type Writing = { batch: Batch; trx: Trx; done: Map<TransferRow, number> }

async function writeAll(job: WriteJob, kind: TransferKind, { batch, trx, done }: Writing): Promise<void> {
  const { refuse, note, othersWith } = batch
  const readFile = cellReader(job.folder)
  const toCheck = batch.rowsToCheck.map(({ row }) => row)
  const { sourceName } = job
  if (toCheck.length) await kind.check?.(toCheck, batch.checkContext({ readFile, sourceName }, trx))
  const toWrite = batch.rowsToCheck
  if (!toWrite.length) return
  await kind.write!(
    toWrite.map(({ row }) => row as TransferRow),
    {
      trx,
      runId: job.runId,
      sourceName,
      refuse,
      note,
      othersWith,
      done: (row, rowId) => void done.set(row, rowId),
      readFile,
    }
  )
  for (const { row } of withParts(batch.rowsToCheck)) {
    if (!done.has(row as TransferRow)) throw new Error(`${kind.object} left a row of ${row.object} unwritten`)
  }
}

function countWritten({ written }: Progress, { rows, outcomes }: Batch): Progress['written'] {
  const next = structuredClone(written)
  for (const root of rows) {
    const outcome = outcomes.get(root)!
    for (const { kind } of withParts([root])) {
      next[kind.object] ??= noCounts()
      next[kind.object]![outcome]++
    }
  }
  return next
}

async function saveLinks(trx: Trx, runId: number, batch: Batch, done: Map<TransferRow, number>): Promise<void> {
  const added: Parameters<typeof insertMany>[2][number][] = []
  for (const root of batch.rowsToCheck) {
    for (const loaded of withParts([root])) {
      const { object, source, sourceId, rowId, isLinked } = loaded.row
      const values = { row_hash: loaded.hash, final_hash: loaded.finalHash, run_id: runId }
      const own = done.get(loaded.row as TransferRow)!
      const isKnown = batch.outcomes.get(root) === 'changed' && rowId !== null
      if (isKnown) await trx.from('import_links').where({ source, object, source_id: sourceId }).update(values)
      else added.push({ object, source, source_id: sourceId, row_id: own, is_linked: isLinked, ...values })
    }
  }
  await insertMany(trx, 'import_links', added)
}
