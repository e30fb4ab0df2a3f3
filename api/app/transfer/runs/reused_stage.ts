import { rename } from 'node:fs/promises'
import { join } from 'node:path'
import { now, toStored } from '#core/time'
import { removeRunFolder, runFolder, type ActiveRun } from '#transfer/runs/active_run'
import ImportRun from '#transfer/runs/import_run'
import { Stage } from '#transfer/staging/stage'
import { ImportState, KeepUploadDays } from '#transfer/terms'

const isOfConsole = ({ state, uploadKey }: ImportRun) => state === ImportState.Checked && uploadKey === null

/** Moves the stage of a preview on the console to the run that writes it. Null if there is none of this fingerprint. */
export async function takeStage(run: ActiveRun, previews: ImportRun[], fingerprint: string): Promise<ImportRun | null> {
  for (const preview of previews.filter(isOfConsole)) {
    const path = join(runFolder(preview.id), 'stage.sqlite')
    if (!Stage.isComplete(path, fingerprint)) continue
    await run.createFolder()
    await rename(path, run.stagePath)
    await removeRunFolder(preview.id)
    return preview
  }
  return null
}

/** Of previews on the console: they are large, and only the newest is of use. */
export async function removeFormerStages(): Promise<void> {
  const previews = await ImportRun.query()
    .where('state', ImportState.Checked)
    .whereNull('uploadKey')
    .where('createdAt', '>', toStored(now().minus({ days: KeepUploadDays + 1 })))
    .select('id')
  for (const { id } of previews) await removeRunFolder(id)
}

/** Another import has written since the check. */
export async function isOutdated({ id, startedAt }: ImportRun, exceptId = id): Promise<boolean> {
  const { Running, Paused, Done, DoneWithBreaks, Failed } = ImportState
  const other = await ImportRun.query()
    .whereNotIn('id', [id, exceptId])
    .whereIn('state', [Running, Paused, Done, DoneWithBreaks, Failed])
    .if(startedAt, (query) => query.where('startedAt', '>=', toStored(startedAt!)))
    .first()
  return other !== null
}
