import { existsSync } from 'node:fs'
import { basename } from 'node:path'
import db from '@adonisjs/lucid/services/db'
import logger from '@adonisjs/core/services/logger'
import { inject } from '@adonisjs/core'
import { brokenInvariants } from '@zhuxue/database/invariants'
import { UserError } from '#core/errors'
import { now, toStored } from '#core/time'
import { transaction, type Trx } from '#core/transaction'
import { transferRebuilds } from '#core/transfer/kind'
import { ObjectStorage } from '#drivers/storage/object_storage'
import { readersOfImport } from '#messages/partner_events/event_readers'
import { queuePartnerEvents } from '#messages/partner_events/queue_partner_event'
import type { ExchangeFolder } from '#transfer/reading/exchange_folder'
import { ActiveRun, releaseAbandoned, removeRunFolder, runFolder } from '#transfer/runs/active_run'
import { announceEnd } from '#transfer/runs/announce_end'
import { auditRun, auditedCounts } from '#transfer/runs/audit_run'
import ImportRun from '#transfer/runs/import_run'
import { noCounts, noProgress, type Progress } from '#transfer/runs/progress'
import { progressOf } from '#transfer/runs/run_progress'
import { removeFormerStages } from '#transfer/runs/reused_stage'
import { StageRun } from '#transfer/runs/stage_run'
import { storeReport } from '#transfer/runs/store_report'
import { writeStage } from '#transfer/runs/write_stage'
import { Stage } from '#transfer/staging/stage'
import { ImportState, messages } from '#transfer/terms'

export interface ImportRequest {
  folder: ExchangeFolder
  path: string
  /** Null for the console. */
  startedBy: number | null
}

/** Previews and writes exchange folders (docs/product.md 20.8). */
@inject()
export class ImportFolder {
  constructor(
    protected storage: ObjectStorage,
    protected staging: StageRun
  ) {}

  /** Writes nothing but the run itself. @throws UserError */
  async preview(request: ImportRequest): Promise<ImportRun> {
    const run = await ActiveRun.enter(await createRun(request), 'staging')
    return this.#guard(run, 'staging', async () => {
      await removeFormerStages()
      await this.staging.stage(run, request.folder)
      return this.#endPreview(run)
    })
  }

  /** Goes on with an interrupted run of the same files. @throws UserError without a preview of the same content */
  async write(request: ImportRequest): Promise<ImportRun> {
    await releaseAbandoned()
    const { contentHash } = request.folder
    const earlier = await ImportRun.query().where('contentHash', contentHash).orderBy('id', 'desc')
    if (!earlier.some(({ state }) => state !== ImportState.Failed && state !== ImportState.Staging)) {
      throw new UserError(messages.previewFirst)
    }
    const paused = earlier.find(({ id, state }) => state === ImportState.Paused && existsSync(runFolder(id)))
    const run = await ActiveRun.enter(paused ?? (await createRun(request)), paused ? 'running' : 'staging')
    return this.#guard(run, 'running', async () => {
      if (paused) await this.staging.ensureStaged(run, request.folder)
      else await this.staging.stageOrReuse(run, request.folder, earlier)
      await run.leased.report({ state: ImportState.Running })
      return this.writeStaged(run, request.folder)
    })
  }

  /** The folder of the run stays for the next attempt only if the process shuts down. */
  async #guard(run: ActiveRun, state: 'staging' | 'running', work: () => Promise<void>): Promise<ImportRun> {
    try {
      await work()
    } catch (error) {
      await run.leave(error, state)
      throw error
    }
    return ImportRun.findOrFail(run.row.id)
  }

  async #endPreview(run: ActiveRun): Promise<void> {
    const { counts } = await progressOf(run)
    await transaction(async (trx) => {
      await auditRun(trx, run.row, 'transfer.preview', { ...aboutRun(run.row), ...auditedCounts(counts) })
      await run.end(ImportState.Checked, {}, trx)
    })
  }

  async writeStaged(run: ActiveRun, folder: ExchangeFolder): Promise<void> {
    const { id, sourceName } = run.row
    const { leased } = run
    const progress = await progressOf(run)
    if (!progress.position) {
      progress.written = untouched(progress.counts)
      await transaction((trx) => auditRun(trx, run.row, 'transfer.import', { ...aboutRun(run.row), state: '开始' }))
    }
    const stage = Stage.open(run.stagePath)
    const audit: Parameters<typeof writeStage>[0]['audit'] = (trx, { from, to, ...range }) =>
      auditRun(trx, run.row, 'transfer.import', { ...range, firstLine: from, lastLine: to })
    try {
      const job = { runId: id, sourceName, stage, folder, leased, progress, audit, before: run.between }
      await writeStage(job)
      for (const rebuild of transferRebuilds()) await rebuild()
      const breaks = await brokenInvariants(db.connection())
      await storeReport(this.storage, run, stage, { ...job.progress, breaks })
    } finally {
      stage.close()
    }
    await this.#end(run)
    await removeRunFolder(id)
  }

  async #end(run: ActiveRun): Promise<void> {
    const { breaks, written } = await progressOf(run)
    if (breaks.length) logger.error({ breaks }, 'invariants do not hold after an import')
    const state = breaks.length ? ImportState.DoneWithBreaks : ImportState.Done
    await transaction(async (trx) => {
      const after = { ...aboutRun(run.row), state: '结束', ...auditedCounts(written) }
      await auditRun(trx, run.row, 'transfer.import', after)
      await announceEnd(trx, run.row, state)
      await run.end(state, { finished_at: toStored(now()) }, trx)
      await queueFinished(trx, run.row, written)
    })
  }
}

async function createRun({ folder, path, startedBy }: ImportRequest): Promise<ImportRun> {
  const { source, sourceName } = folder.manifest
  return ImportRun.create({
    source,
    sourceName,
    startedBy,
    contentHash: folder.contentHash,
    fileName: basename(path).slice(-255),
    state: ImportState.Staging,
    progress: JSON.stringify(noProgress()),
  })
}

function queueFinished(
  trx: Trx,
  { id, source, sourceName, startedBy }: ImportRun,
  written: Progress['written']
): Promise<void> {
  const objects = Object.entries(written).map(([object, counts]) => ({ object, ...counts }))
  return queuePartnerEvents(trx, 'import.finished', readersOfImport({ source, startedBy }), () => [
    { subject: `import:${id}`, data: { importId: id, sourceName, objects } },
  ])
}

/** What writing does not come across: rows without a change, and those that the check refused. */
function untouched(counts: Progress['counts']): Progress['counts'] {
  const entries = Object.entries(counts).map(([object, { same, refused }]) => [
    object,
    { ...noCounts(), same, refused },
  ])
  return Object.fromEntries(entries)
}

export const aboutRun = ({ sourceName, fileName, contentHash }: ImportRun) => ({
  source: sourceName,
  file: fileName,
  contentHash,
})
