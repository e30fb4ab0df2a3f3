import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import type { ContainerResolver } from '@adonisjs/core/container'
import { ObjectStorage } from '#drivers/storage/object_storage'
import { ImportFolder } from '#transfer/runs/import_folder'
import { openFolder } from '#transfer/runs/open_folder'
import type { Progress } from '#transfer/runs/progress'
import { withWorkFolder } from '#transfer/runs/work_folder'

interface Options {
  source?: string
  isPreview: boolean
  /** Where the report is written. */
  report: string
}

type Container = Pick<ContainerResolver<any>, 'make'>

/** For the console. @throws UserError */
export function importPath(container: Container, path: string, { source, isPreview, report }: Options) {
  return withWorkFolder(async (work) => {
    const folder = await openFolder(path, work, source)
    const imports: ImportFolder = await container.make(ImportFolder)
    const request = { folder, path, startedBy: null }
    const run = isPreview ? await imports.preview(request) : await imports.write(request)
    const storage: ObjectStorage = await container.make(ObjectStorage)
    if (run.reportKey) {
      await pipeline(await storage.open(run.reportKey), createWriteStream(report, { mode: 0o600 }))
    }
    return { state: run.state, progress: JSON.parse(run.progress) as Progress }
  })
}
