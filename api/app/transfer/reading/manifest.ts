import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isMissing } from '#core/process/data_folder'
import { UserError } from '#core/errors'
import { ExchangeFormat, MaxSourceName, SourcePattern, messages } from '#transfer/terms'

export interface Manifest {
  source: string
  sourceName: string
  files: { name: string; sha256?: string }[]
}

/** @param source of the command line, instead of the one in the file. @throws UserError */
export async function readManifest(folder: string, source?: string): Promise<Manifest> {
  const found = await parsed(join(folder, 'manifest.json'))
  if (!found && !source) throw new UserError(messages.sourceRequired)
  if (found && (found.format !== ExchangeFormat || found.version !== 1)) throw new UserError(messages.manifestFormat)
  const chosen = source ?? String(found?.source ?? '')
  if (!new RegExp(SourcePattern).test(chosen)) throw new UserError(messages.sourceFormat)
  const sourceName = String(found?.sourceName ?? chosen)
  if ([...sourceName].length > MaxSourceName) throw new UserError(messages.sourceNameLength)
  return { source: chosen, sourceName, files: filesOf(found?.files) }
}

async function parsed(path: string): Promise<Record<string, unknown> | null> {
  try {
    const value: unknown = JSON.parse(await readFile(path, 'utf8'))
    if (typeof value === 'object' && value) return value as Record<string, unknown>
  } catch (error) {
    if (isMissing(error)) return null
  }
  throw new UserError(messages.manifestBroken)
}

function filesOf(files: unknown): Manifest['files'] {
  if (!Array.isArray(files)) return []
  return files
    .filter((file) => typeof file?.name === 'string')
    .map(({ name, sha256 }) => ({ name, sha256: typeof sha256 === 'string' ? sha256 : undefined }))
}
