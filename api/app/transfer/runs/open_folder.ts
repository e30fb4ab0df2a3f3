import { mkdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { UserError } from '#core/errors'
import { ExchangeFolder } from '#transfer/reading/exchange_folder'
import { rootOf, unpackZip } from '#transfer/reading/unpack_zip'
import { messages } from '#transfer/terms'

/** A folder, or a zip of one, which is unpacked into `work`. @throws UserError */
export async function openFolder(path: string, work: string, source?: string): Promise<ExchangeFolder> {
  const found = await stat(path).catch(() => null)
  if (found?.isDirectory()) return ExchangeFolder.open(path, { source })
  if (!found?.isFile()) throw new UserError(messages.noFolder)
  const unpacked = join(work, 'unpacked')
  await mkdir(unpacked, { recursive: true, mode: 0o700 })
  await unpackZip(path, unpacked)
  return ExchangeFolder.open(await rootOf(unpacked), { source })
}
