import { mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { ObjectStorage } from '#drivers/storage/object_storage'
import { BackupError } from '#core/backups/backup_error'
import { copySqlite } from '#core/backups/copy_sqlite'
import { databaseInfo } from '#core/backups/database_info'
import { databaseSettings } from '#core/backups/database_settings'
import { dumpMysql } from '#core/backups/dump_mysql'
import { digestOf } from '#core/backups/file_digest'
import { copyPrivately, digestsBelow, hardlinkFiles } from '#core/backups/hardlink_files'
import { anchorsFolder, anchorsName } from '#core/audit/anchors_folder'
import { isMissing } from '#core/process/data_folder'
import { fingerprintsOfKeys } from '#core/backups/key_fingerprints'
import { writeList } from '#core/backups/lists'
import { writeManifest, type Manifest } from '#core/backups/manifest'
import { now } from '#core/time'

const prefix = 'zhuxue-'
const ownName = /^zhuxue-\d{8}T\d{6}Z(\.unfinished)?$/
/** Suffix of a running backup, or of one whose process died. */
const unfinished = '.unfinished'

export interface BackupOptions {
  /** A new folder is created in it. */
  to: string
  /** Its objects are listed; null if the store is on this machine. */
  outside: ObjectStorage | null
}

export interface Made {
  folder: string
  manifest: Manifest
  noBinaryLog: string
}

/**
 * The folder gets its final name when it is complete. Files are linked before and after the copy of the database, so that
 * every file the copy refers to is included.
 */
export async function makeBackup({ to, outside }: BackupOptions): Promise<Made> {
  const madeAt = now().toUTC()
  const folder = resolve(to, prefix + madeAt.toFormat("yyyyMMdd'T'HHmmss'Z'"))
  const draft = folder + unfinished
  await mkdir(to, { recursive: true, mode: 0o700 })
  await mkdir(draft, { mode: 0o700 }).catch((error) => {
    throw error.code === 'EEXIST' ? new BackupError(`${draft} is being made already`) : error
  })
  try {
    const { manifest, noBinaryLog } = await fill(draft, madeAt.toISO()!, outside)
    await writeManifest(draft, manifest)
    await sync(join(draft, manifest.database.path))
    await sync(draft)
    await rename(draft, folder)
    return { folder, manifest, noBinaryLog }
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    if (!isFull(error)) throw error
    throw new BackupError(`the disk of ${to} is full; nothing was kept`)
  }
}

async function fill(draft: string, madeAt: string, outside: ObjectStorage | null) {
  const { engine, file, server } = databaseSettings()
  const filesFolder = join(draft, 'files')
  await mkdir(filesFolder, { mode: 0o700 })
  // Before the database: an anchor of an entry that the copy lacks would look like a loss.
  await copyAnchors(filesFolder)
  await hardlinkFiles(filesFolder)
  const info = await databaseInfo()
  const { path, noBinaryLog, ...copied } =
    engine === 'mysql' ? await dumpMysql(server, draft) : await copySqlite(file, draft)
  await hardlinkFiles(filesFolder)

  const objects = outside && (await writeList(draft, 'objects.jsonl', outside.list()))
  const manifest: Manifest = {
    format: 1,
    madeAt,
    engine,
    ...info,
    ...copied,
    database: await digestOf(draft, path),
    keys: fingerprintsOfKeys(),
    storage: outside ? 'aliyun' : 'local',
    files: await writeList(draft, 'files.jsonl', digestsBelow(draft, 'files')),
    objects,
  }
  return { manifest, noBinaryLog }
}

/** The file is appended in place, so a link would grow with it. */
async function copyAnchors(filesFolder: string): Promise<void> {
  const from = join(anchorsFolder(), anchorsName)
  await copyPrivately(from, join(filesFolder, 'anchors', anchorsName)).catch((error) => {
    if (!isMissing(error)) throw error
  })
}

async function sync(path: string): Promise<void> {
  const handle = await open(path)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

function isFull(error: unknown): boolean {
  return ['ENOSPC', 'EDQUOT', 'SQLITE_FULL'].includes((error as { code: string }).code)
}

/** Removes all backups of this folder except the newest finished ones. @returns their names */
export async function removeOldBackups(to: string, keep: number): Promise<string[]> {
  const names = (await readdir(to)).filter((name) => ownName.test(name)).sort()
  const finished = names.filter((name) => !name.endsWith(unfinished))
  const oldest = finished.at(-keep) ?? finished[0] ?? ''
  const old = names.filter((name) => name < oldest)
  for (const name of old) await rm(join(to, name), { recursive: true })
  return old
}
