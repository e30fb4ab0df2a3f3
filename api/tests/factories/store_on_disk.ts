import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import app from '@adonisjs/core/services/app'
import { LocalFiles } from '#drivers/storage/local_files'
import LocalStorage from '#drivers/storage/local_storage'
import { ObjectStorage } from '#drivers/storage/object_storage'

/** A temporary store in place of the real one. */
export interface StoreOnDisk {
  root: string
  storage: LocalStorage
  /** The names of all files, in any folder. */
  listing: () => Promise<string[]>
  /** Restores the real store and deletes the folder. */
  removeStore: () => Promise<void>
}

export async function storeOnDisk(): Promise<StoreOnDisk> {
  const root = await mkdtemp(join(tmpdir(), 'zhuxue-store-'))
  const storage = new LocalStorage(new LocalFiles(root))
  app.container.swap(ObjectStorage, () => storage)
  return {
    root,
    storage,
    listing: () => filesUnder(root),
    removeStore: async () => {
      app.container.restore(ObjectStorage)
      await rm(root, { recursive: true, force: true })
    },
  }
}

/** The names of all files below a folder; none when it does not exist. */
export async function filesUnder(root: string): Promise<string[]> {
  const found = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => [])
  return found.filter((entry) => entry.isFile()).map(({ name }) => name)
}
