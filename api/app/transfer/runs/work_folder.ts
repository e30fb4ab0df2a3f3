import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { inDataFolder } from '#core/process/data_folder'

/** A private folder that is removed after the work. */
export async function withWorkFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const parent = inDataFolder('imports')
  await mkdir(parent, { recursive: true, mode: 0o700 })
  const folder = await mkdtemp(join(parent, 'work-'))
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
