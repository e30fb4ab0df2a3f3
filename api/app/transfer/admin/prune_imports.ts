import { readdir } from 'node:fs/promises'
import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import { inDataFolder, isMissing } from '#core/process/data_folder'
import { now, toStored } from '#core/time'
import { ObjectStorage } from '#drivers/storage/object_storage'
import { removeRunFolder } from '#transfer/runs/active_run'
import ImportRun from '#transfer/runs/import_run'
import { ImportState, isWorkingImport, KeepReportDays, KeepUploadDays } from '#transfer/terms'

const daysAgo = (days: number) => toStored(now().minus({ days }))

/** Removes uploads, unpacked files and reports of imports when their time is over. */
@inject()
export class PruneImports {
  constructor(protected storage: ObjectStorage) {}

  async execute(): Promise<void> {
    await discardOld()
    await this.#removeUploads()
    await this.#removeReports()
    await removeFolders()
  }

  /** The file first: if the job dies in between, the next one finds the row again. */
  async #removeUploads(): Promise<void> {
    const rows = await ImportRun.query().whereNotNull('uploadKey').whereNotNull('finishedAt')
    for (const { id, uploadKey } of rows) {
      await this.storage.delete(uploadKey!)
      await db.from('import_runs').where('id', id).update({ upload_key: null })
    }
  }

  async #removeReports(): Promise<void> {
    const old = await ImportRun.query()
      .where((query) => query.whereNotNull('reportKey').orWhereNotNull('unmappedKey').orWhereNotNull('titlesKey'))
      .where('createdAt', '<', daysAgo(KeepReportDays))
    for (const { id, reportKey, unmappedKey, titlesKey } of old) {
      for (const key of [reportKey, unmappedKey, titlesKey]) if (key) await this.storage.delete(key)
      const removed = { report_key: null, problems: null, unmapped_key: null, titles_key: null }
      await db.from('import_runs').where('id', id).update(removed)
    }
  }
}

/** Previews and paused imports of the board, whose files are removed. */
async function discardOld(): Promise<void> {
  await db
    .from('import_runs')
    .whereIn('state', [ImportState.Checked, ImportState.Paused])
    .whereNotNull('upload_key')
    .where('created_at', '<', daysAgo(KeepUploadDays))
    .update({ state: ImportState.Discarded, finished_at: toStored(now()) })
}

/** Of this machine, where another one may have ended the run. */
async function removeFolders(): Promise<void> {
  for (const name of await namesIn(inDataFolder('imports'))) {
    if (!/^\d+$/.test(name)) continue
    const run = await ImportRun.find(Number(name))
    const isNeeded =
      run && !run.finishedAt && (isWorkingImport(run.state) || run.createdAt >= now().minus({ days: KeepUploadDays }))
    if (!isNeeded) await removeRunFolder(Number(name))
  }
}

async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: unknown) => {
    if (isMissing(error)) return []
    throw error
  })
}
