import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { checkStage } from '#transfer/runs/check_stage'
import { openFolder } from '#transfer/runs/open_folder'
import type { Progress } from '#transfer/runs/progress'
import { withWorkFolder } from '#transfer/runs/work_folder'
import { reportCsv } from '#transfer/staging/report'
import { Stage } from '#transfer/staging/stage'
import { stageFolder } from '#transfer/staging/stage_folder'

/** A preview without a run, for those who prepare the files. @throws UserError */
export function checkFolder(path: string, { source, report }: { source?: string; report: string }): Promise<Progress> {
  return withWorkFolder(async (work) => {
    const folder = await openFolder(path, work, source)
    const stage = Stage.create(join(work, 'stage.sqlite'))
    try {
      await stageFolder(stage, folder)
      const progress = await checkStage({ stage, folder, before: async () => {} })
      await writeFile(report, reportCsv(stage), { mode: 0o600 })
      return progress
    } finally {
      stage.close()
    }
  })
}
