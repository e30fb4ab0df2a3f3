import { inject } from '@adonisjs/core'
import { ObjectStorage } from '#drivers/storage/object_storage'
import type { ExchangeFolder } from '#transfer/reading/exchange_folder'
import type { ActiveRun } from '#transfer/runs/active_run'
import { checkStage } from '#transfer/runs/check_stage'
import type ImportRun from '#transfer/runs/import_run'
import type { Progress } from '#transfer/runs/progress'
import { isOutdated, takeStage } from '#transfer/runs/reused_stage'
import { progressOf } from '#transfer/runs/run_progress'
import { storeReport } from '#transfer/runs/store_report'
import { fingerprintOf } from '#transfer/staging/fingerprint'
import { Stage } from '#transfer/staging/stage'
import { stageFolder } from '#transfer/staging/stage_folder'

/** Reads and checks the files of a run, once for its preview and its writing. */
@inject()
export class StageRun {
  constructor(protected storage: ObjectStorage) {}

  async stage(run: ActiveRun, folder: ExchangeFolder): Promise<void> {
    await run.createFolder()
    await withStage(Stage.create(run.stagePath), async (stage) => {
      await stageFolder(stage, folder)
      await this.#check(run, stage, folder)
    })
  }

  /** Unless a preview or an earlier attempt did. Checks again if another import has written since. */
  async ensureStaged(run: ActiveRun, folder: ExchangeFolder): Promise<void> {
    if (!Stage.isComplete(run.stagePath, await fingerprintOf(folder))) return this.stage(run, folder)
    const { position } = await progressOf(run)
    if (!position && (await isOutdated(run.row))) await this.#checkAgain(run, folder)
  }

  /** With the stage of a preview on the console. What the preview refused is checked again: it may be right by now. */
  async stageOrReuse(run: ActiveRun, folder: ExchangeFolder, earlier: ImportRun[]): Promise<void> {
    const preview = await takeStage(run, earlier, await fingerprintOf(folder))
    if (!preview) return this.stage(run, folder)
    const progress: Progress = JSON.parse(preview.progress)
    if (progress.problems.error || (await isOutdated(preview, run.row.id))) return this.#checkAgain(run, folder)
    await withStage(Stage.open(run.stagePath), (stage) => storeReport(this.storage, run, stage, progress))
  }

  async #checkAgain(run: ActiveRun, folder: ExchangeFolder): Promise<void> {
    await withStage(Stage.open(run.stagePath), async (stage) => {
      stage.forgetCheck()
      await this.#check(run, stage, folder)
    })
  }

  async #check(run: ActiveRun, stage: Stage, folder: ExchangeFolder): Promise<void> {
    const progress = await checkStage({ stage, folder, before: run.between })
    await storeReport(this.storage, run, stage, progress)
    stage.complete(await fingerprintOf(folder))
  }
}

async function withStage(stage: Stage, work: (stage: Stage) => Promise<void>): Promise<void> {
  try {
    await work(stage)
  } finally {
    stage.close()
  }
}
