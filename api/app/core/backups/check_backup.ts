import { readdir } from 'node:fs/promises'
import app from '@adonisjs/core/services/app'
import type { ObjectStorage } from '#drivers/storage/object_storage'
import { BackupError } from '#core/backups/backup_error'
import { databaseSettings } from '#core/backups/database_settings'
import { faultOf } from '#core/backups/file_digest'
import { readList } from '#core/backups/lists'
import { readManifest, type BackedUpFile, type Manifest } from '#core/backups/manifest'

const maxShown = 20

export interface CheckWish {
  outside: ObjectStorage | null
  /** Checks only the database. */
  withoutFiles: boolean
}

/** Reads every byte. @throws BackupError that lists all defects, one per line */
export async function checkBackup(folder: string, wish: CheckWish): Promise<Manifest> {
  const manifest = await readManifest(folder)
  await checkFits(manifest, wish)
  const faults = new Faults()
  faults.add(await faultOf(folder, manifest.database))
  if (!wish.withoutFiles) {
    await checkFiles(folder, manifest, faults)
    await checkObjects(folder, manifest, wish.outside, faults)
  }
  faults.refuse()
  return manifest
}

async function checkFits(manifest: Manifest, { outside, withoutFiles }: CheckWish): Promise<void> {
  const { engine } = databaseSettings()
  if (manifest.engine !== engine) {
    throw new BackupError(`the backup is of ${manifest.engine}, and DB_CONNECTION leads to ${engine}`)
  }
  const storage = outside ? 'aliyun' : 'local'
  if (!withoutFiles && manifest.storage !== storage) {
    throw new BackupError(
      `uploads of the backup are in the store "${manifest.storage}", and STORAGE_DRIVER is "${storage}"`
    )
  }
  const files = await readdir(app.makePath('../database/migrations'))
  const known = new Set(files.map((file) => file.replace(/\.[jt]s$/, '')))
  const unknown = manifest.migrations.filter((name) => !known.has(name.split('/').at(-1)!))
  if (unknown.length) {
    throw new BackupError(`the backup is of a newer release: ${unknown[0]} is not among the migrations here`)
  }
}

async function checkFiles(folder: string, { files }: Manifest, faults: Faults): Promise<void> {
  const fault = await faultOf(folder, files)
  faults.add(fault)
  if (fault) return
  for await (const file of readList<BackedUpFile>(folder, files)) {
    faults.add(await faultOf(folder, file))
  }
}

/** Asks the store for its current objects: a backup cannot restore objects that it only lists. */
async function checkObjects(
  folder: string,
  { objects }: Manifest,
  outside: ObjectStorage | null,
  faults: Faults
): Promise<void> {
  if (!objects || !outside) return
  const fault = await faultOf(folder, objects)
  faults.add(fault)
  if (fault) return
  const present = new Map<string, string>()
  for await (const { key, bytes, etag } of outside.list()) present.set(key, `${bytes} ${etag}`)
  const listed = readList<{ key: string; bytes: number; etag: string }>(folder, objects)
  for await (const { key, bytes, etag } of listed) {
    const found = present.get(key)
    if (found === undefined) faults.add(`${key} is missing in the object store`)
    else if (found !== `${bytes} ${etag}`) faults.add(`${key} was changed in the object store`)
  }
}

class Faults {
  #shown: string[] = []
  #count = 0

  add(fault: string | null): void {
    if (!fault) return
    this.#count++
    if (this.#shown.length < maxShown) this.#shown.push(fault)
  }

  refuse(): void {
    if (!this.#count) return
    const more = this.#count - this.#shown.length
    throw new BackupError([...this.#shown, ...(more ? [`and ${more} more`] : [])].join('\n'))
  }
}
