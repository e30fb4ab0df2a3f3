import { constants } from 'node:fs'
import { chmod, copyFile, link, mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { digestOf } from '#core/backups/file_digest'
import { backupFolders } from '#core/backups/backup_folders'
import { filesBelow, inDataFolder, isMissing } from '#core/process/data_folder'
import type { BackedUpFile } from '#core/backups/manifest'

/** Another file system, files of other users, too many links: then the file is copied. */
const cannotLink = new Set(['EXDEV', 'EPERM', 'EMLINK', 'ENOTSUP', 'EACCES'])

/**
 * Links the current files into the folder and keeps earlier links. Files of these folders are written once or replaced
 * as a whole, so a link keeps its content. @returns the number of new links
 */
export async function hardlinkFiles(folder: string): Promise<number> {
  let fresh = 0
  for (const name of backupFolders) {
    for await (const path of filesBelow(inDataFolder(name))) {
      if (await linkOrCopyFile(join(inDataFolder(name), path), join(folder, name, path))) fresh++
    }
  }
  return fresh
}

export async function* digestsBelow(folder: string, below: string): AsyncGenerator<BackedUpFile> {
  for await (const path of filesBelow(folder, below)) yield digestOf(folder, path)
}

export async function copyPrivately(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true, mode: 0o700 })
  await copyFile(from, to, constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE)
  await chmod(to, 0o600)
}

async function linkOrCopyFile(from: string, to: string): Promise<boolean> {
  await mkdir(dirname(to), { recursive: true, mode: 0o700 })
  try {
    await link(from, to)
    await chmod(to, 0o600)
    return true
  } catch (error) {
    const { code } = error as { code: string }
    if (code === 'EEXIST' || isMissing(error)) return false
    if (!cannotLink.has(code)) throw error
  }
  try {
    await copyPrivately(from, to)
    return true
  } catch (error) {
    if ((error as { code: string }).code === 'EEXIST' || isMissing(error)) return false
    throw error
  }
}
