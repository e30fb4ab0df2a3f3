import { readdir } from 'node:fs/promises'
import app from '@adonisjs/core/services/app'
import type { ObjectStorage } from '#drivers/storage/object_storage'
import { BackupError } from '#core/backups/backup_error'
import { databaseSettings } from '#core/backups/database_settings'
import { fileError } from '#core/backups/file_digest'
import { readList } from '#core/backups/lists'
import { readManifest, type BackedUpFile, type Manifest } from '#core/backups/manifest'

const maxShown = 20

export interface CheckOptions {
  outside: ObjectStorage | null
  /** Checks only the database. */
  withoutFiles: boolean
}

/** Reads every byte. @throws BackupError that lists all defects, one per line */
export async function checkBackup(folder: string, options: CheckOptions): Promise<Manifest> {
  const manifest = await readManifest(folder)
  await checkFits(manifest, options)
  const errors = new ErrorList()
  errors.add(await fileError(folder, manifest.database))
  if (!options.withoutFiles) {
    await checkFiles(folder, manifest, errors)
    await checkObjects(folder, manifest, options.outside, errors)
  }
  errors.throwIfAny()
  return manifest
}

async function checkFits(manifest: Manifest, { outside, withoutFiles }: CheckOptions): Promise<void> {
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

async function checkFiles(folder: string, { files }: Manifest, errors: ErrorList): Promise<void> {
  const error = await fileError(folder, files)
  errors.add(error)
  if (error) return
  for await (const file of readList<BackedUpFile>(folder, files)) {
    errors.add(await fileError(folder, file))
  }
}

/** Asks the store for its current objects: a backup cannot restore objects that it only lists. */
async function checkObjects(
  folder: string,
  { objects }: Manifest,
  outside: ObjectStorage | null,
  errors: ErrorList
): Promise<void> {
  if (!objects || !outside) return
  const error = await fileError(folder, objects)
  errors.add(error)
  if (error) return
  const present = new Map<string, string>()
  for await (const { key, bytes, etag } of outside.list()) present.set(key, `${bytes} ${etag}`)
  const listed = readList<{ key: string; bytes: number; etag: string }>(folder, objects)
  for await (const { key, bytes, etag } of listed) {
    const found = present.get(key)
    if (found === undefined) errors.add(`${key} is missing in the object store`)
    else if (found !== `${bytes} ${etag}`) errors.add(`${key} was changed in the object store`)
  }
}

class ErrorList {
  #shown: string[] = []
  #count = 0

  add(error: string | null): void {
    if (!error) return
    this.#count++
    if (this.#shown.length < maxShown) this.#shown.push(error)
  }

  throwIfAny(): void {
    if (!this.#count) return
    const more = this.#count - this.#shown.length
    throw new BackupError([...this.#shown, ...(more ? [`and ${more} more`] : [])].join('\n'))
  }
}
