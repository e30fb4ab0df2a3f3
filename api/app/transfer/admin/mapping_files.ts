import { createReadStream, existsSync } from 'node:fs'
import { join } from 'node:path'
import type { ObjectStorage } from '#drivers/storage/object_storage'
import { newObjectKey } from '#media/object_key'
import type { ExchangeFolder } from '#transfer/reading/exchange_folder'
import type { ActiveRun } from '#transfer/runs/active_run'
import ImportRun from '#transfer/runs/import_run'
import { FileFormat, TitlesFile, UnmappedFile } from '#transfer/terms'

/** What was not mapped, and the titles to fill in, for download beside the report. */
export async function storeMappingFiles(storage: ObjectStorage, run: ActiveRun, folder: ExchangeFolder): Promise<void> {
  if (run.row.fileFormat === FileFormat.Exchange) return
  const { id } = run.row
  const former = await ImportRun.findOrFail(id)
  const store = async (name: string): Promise<string | null> => {
    const path = join(folder.path, name)
    if (!existsSync(path)) return null
    const key = newObjectKey('import', id, 'text/csv')
    await storage.store(key, createReadStream(path))
    return key
  }
  await run.leased.report({ unmapped_key: await store(UnmappedFile), titles_key: await store(TitlesFile) })
  for (const key of [former.unmappedKey, former.titlesKey]) if (key) await storage.delete(key)
}
