import { createWriteStream, existsSync } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { UserError } from '#core/errors'
import type { ObjectStorage } from '#drivers/storage/object_storage'
import { openMapped } from '#transfer/admin/open_mapped'
import { ExchangeFolder } from '#transfer/reading/exchange_folder'
import { rootOf, unpackZip, zipLimits } from '#transfer/reading/unpack_zip'
import type { ActiveRun } from '#transfer/runs/active_run'
import { ExchangeFormat, FileFormat, messages } from '#transfer/terms'

/** Less than on the console: anybody with the server's disk may use that. */
const limits = { ...zipLimits, unpacked: 2_000_000_000 }

/** The unpacked upload of a run: from an earlier job of this machine, or from the store. @throws UserError */
export async function openUpload(storage: ObjectStorage, run: ActiveRun): Promise<ExchangeFolder> {
  const folder = join(run.folder, 'unpacked')
  const { fileFormat } = run.row
  if (fileFormat !== FileFormat.Exchange) {
    return openMapped(run, fileFormat, async () => {
      if (!existsSync(folder)) await unpack(storage, run, folder)
      return folder
    })
  }
  if (!existsSync(folder)) await unpack(storage, run, folder)
  const root = await rootOf(folder)
  await addManifest(root, run)
  return ExchangeFolder.open(root)
}

/** Into another folder first: one that exists is whole. */
async function unpack(storage: ObjectStorage, run: ActiveRun, to: string): Promise<void> {
  const { uploadKey } = run.row
  if (!uploadKey) throw new UserError(messages.filesGone)
  await run.createFolder()
  const [zip, part] = [join(run.folder, 'upload.zip'), `${to}.part`]
  await rm(part, { recursive: true, force: true })
  await pipeline(await storage.open(uploadKey), createWriteStream(zip, { mode: 0o600 }))
  await mkdir(part, { mode: 0o700 })
  await unpackZip(zip, part, limits)
  await rm(zip)
  await rename(part, to)
}

async function addManifest(root: string, { row: { source, sourceName } }: ActiveRun): Promise<void> {
  const path = join(root, 'manifest.json')
  if (existsSync(path)) return
  if (!source) throw new UserError(messages.sourceNeeded)
  const manifest = { format: ExchangeFormat, version: 1, source, sourceName, files: [] }
  await writeFile(path, JSON.stringify(manifest), { mode: 0o600 })
}
