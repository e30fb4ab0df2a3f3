import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import app from '@adonisjs/core/services/app'
import { LocalFiles } from '#drivers/storage/local_files'
import LocalStorage from '#drivers/storage/local_storage'
import { ObjectStorage } from '#drivers/storage/object_storage'

/** A store of its own in place of the real one, and what lies in it. */
export interface StoreOnDisk {
  root: string
  storage: LocalStorage
  /** The names of all files, in whatever folder. */
  listing: () => Promise<string[]>
  /** The real store stands again, and the folder is gone. */
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

/** The names of all files under a folder, in whatever folder below it; none when it is not there. */
export async function filesUnder(root: string): Promise<string[]> {
  const found = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => [])
  return found.filter((entry) => entry.isFile()).map(({ name }) => name)
}
