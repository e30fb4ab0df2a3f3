import { Readable } from 'node:stream'
import type { ObjectStorage } from '#drivers/storage/object_storage'
import { newObjectKey } from '#media/object_key'
import type { ActiveRun } from '#transfer/runs/active_run'
import ImportRun from '#transfer/runs/import_run'
import type { Progress } from '#transfer/runs/progress'
import { firstProblems, reportCsv } from '#transfer/staging/report'
import type { Stage } from '#transfer/staging/stage'

/** Stores the report under a new key, then the key, then removes the former report. */
export async function storeReport(
  storage: ObjectStorage,
  run: ActiveRun,
  stage: Stage,
  progress: Progress
): Promise<void> {
  const { id } = run.row
  const { reportKey: former } = await ImportRun.findOrFail(id)
  const key = newObjectKey('import', id, 'text/csv')
  await storage.store(
    key,
    Readable.from(reportCsv(stage), { objectMode: true }).map((text) => Buffer.from(text))
  )
  const problems = JSON.stringify([...firstProblems(stage)])
  await run.leased.report({ progress: JSON.stringify(progress), report_key: key, problems })
  if (former) await storage.delete(former)
}
