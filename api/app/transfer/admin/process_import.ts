import { inject } from '@adonisjs/core'
import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import { UserError } from '#core/errors'
import { LeaseLost } from '#core/leases/leased_row'
import { now, toStored } from '#core/time'
import { transaction } from '#core/transaction'
import { ObjectStorage } from '#drivers/storage/object_storage'
import { AccountKind, PartnerSource } from '#messages/partner_events/terms'
import { countAttempt, nextImport, stateBefore } from '#transfer/admin/next_import'
import { storeMappingFiles } from '#transfer/admin/mapping_files'
import { openUpload } from '#transfer/admin/open_upload'
import { ActiveRun, removeRunFolder, ShuttingDown } from '#transfer/runs/active_run'
import { announceEnd } from '#transfer/runs/announce_end'
import { auditRun, auditedCounts } from '#transfer/runs/audit_run'
import { aboutRun, ImportFolder } from '#transfer/runs/import_folder'
import ImportRun from '#transfer/runs/import_run'
import type { Progress } from '#transfer/runs/progress'
import { StageRun } from '#transfer/runs/stage_run'
import { ImportState, messages } from '#transfer/terms'

type Working = keyof typeof stateBefore

/** Previews or writes the upload that waits for it (docs/product.md 20.8). */
@inject()
export class ProcessImport {
  constructor(
    protected storage: ObjectStorage,
    protected staging: StageRun,
    protected imports: ImportFolder
  ) {}

  /** @returns whether there was one */
  async execute(): Promise<boolean> {
    const next = await nextImport()
    if (!next) return false
    const state = next.state === ImportState.Received ? 'staging' : 'running'
    const run = await ActiveRun.enter(next, state).catch((error: unknown) => {
      if (error instanceof UserError) return null
      throw error
    })
    if (!run) return false
    await countAttempt(next.id)
    try {
      await (state === 'staging' ? this.#preview(run) : this.#write(run))
    } catch (error) {
      await this.#leave(run, state, error)
    }
    return true
  }

  async #preview(run: ActiveRun): Promise<void> {
    const folder = await openUpload(this.storage, run)
    const { source, sourceName } = folder.manifest
    const found = { source, sourceName, contentHash: folder.contentHash }
    Object.assign(run.row, found)
    await ensureOwnAccount(run.row)
    await run.leased.report({ source, source_name: sourceName, content_hash: found.contentHash })
    await storeMappingFiles(this.storage, run, folder)
    await this.staging.stage(run, folder)
    const { progress } = await ImportRun.findOrFail(run.row.id)
    const { counts }: Progress = JSON.parse(progress)
    await transaction(async (trx) => {
      await auditRun(trx, run.row, 'transfer.preview', { ...aboutRun(run.row), ...auditedCounts(counts) })
      await run.end(ImportState.Checked, {}, trx)
    })
  }

  /** On another machine than the preview it is read again. */
  async #write(run: ActiveRun): Promise<void> {
    const folder = await openUpload(this.storage, run)
    await this.staging.ensureStaged(run, folder)
    await this.imports.writeStaged(run, folder)
  }

  /** Never throws: without an answer of the database the lease ends, and another job takes over. */
  async #leave(run: ActiveRun, state: Working, error: unknown): Promise<void> {
    try {
      if (error instanceof LeaseLost) return await this.#afterStop(run)
      if (error instanceof ShuttingDown) return await this.#release(run, state)
      const isKnown = error instanceof UserError
      if (!isKnown) logger.error({ err: error, importRun: run.row.id }, 'an import failed')
      await fail(run, isKnown ? error.message : messages.broken)
    } catch (again) {
      if (!(again instanceof LeaseLost)) logger.error({ err: again }, 'an import keeps its lease until it ends')
    }
  }

  /** An admin paused or discarded it. */
  async #afterStop(run: ActiveRun): Promise<void> {
    run.stopHeartbeat()
    const { state } = await ImportRun.findOrFail(run.row.id)
    if (state === ImportState.Discarded) await removeRunFolder(run.row.id)
  }

  /** It does not count as an attempt. */
  async #release(run: ActiveRun, state: Working): Promise<void> {
    await run.end(stateBefore[state], { slot: 1, attempts: run.row.attempts })
  }
}

/** A migration partner sets no ids of the accounts of others, who would see the people with such an id. */
async function ensureOwnAccount({ source, startedBy }: ImportRun): Promise<void> {
  const accountId = PartnerSource.accountOf(source)
  if (accountId === null || startedBy === null) return
  const accounts = await db.from('service_accounts').where('user_id', startedBy).select('id', 'kind')
  if (!accounts.some(({ kind }) => kind === AccountKind.Migration)) return
  if (!accounts.some(({ id }) => id === accountId)) throw new UserError(messages.otherAccount)
}

async function fail(run: ActiveRun, reason: string): Promise<void> {
  await transaction(async (trx) => {
    await announceEnd(trx, run.row, ImportState.Failed)
    await run.end(ImportState.Failed, { reason, finished_at: toStored(now()) }, trx)
  })
  await removeRunFolder(run.row.id)
}
