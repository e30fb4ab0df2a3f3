import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { isMissing } from '#core/process/data_folder'
import type { BackedUpFile } from '#core/backups/manifest'

export async function digestOf(folder: string, path: string): Promise<BackedUpFile> {
  const hash = createHash('sha256')
  let bytes = 0
  for await (const part of createReadStream(join(folder, path))) {
    hash.update(part)
    bytes += part.length
  }
  return { path, bytes, sha256: hash.digest('hex') }
}

/** Message why a file differs from the manifest, or null. */
export async function fileError(folder: string, expected: BackedUpFile): Promise<string | null> {
  try {
    const { bytes, sha256 } = await digestOf(folder, expected.path)
    const isSame = bytes === expected.bytes && sha256 === expected.sha256
    return isSame ? null : `${expected.path} is damaged: it is not what the manifest says`
  } catch (error) {
    if (isMissing(error)) return `${expected.path} is missing`
    throw error
  }
}
