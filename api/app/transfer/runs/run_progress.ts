import type { ActiveRun } from '#transfer/runs/active_run'
import ImportRun from '#transfer/runs/import_run'
import type { Progress } from '#transfer/runs/progress'

/** As it was last stored. */
export async function progressOf({ row }: ActiveRun): Promise<Progress> {
  const { progress } = await ImportRun.findOrFail(row.id)
  return JSON.parse(progress)
}
