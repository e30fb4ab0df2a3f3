import { randomBytes } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { link, mkdir, open, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { KeyExists, StorageFull } from '#drivers/storage/object_storage'
import { DriverFailure } from '#drivers/driver_failure'

/** Longer than any upload takes (`uploadMs` of server/limits.ts). */
const leftoverHours = 24

/** A file appears under its name complete or not at all. */
export class LocalFiles {
  constructor(readonly root: string) {}

  pathOf(key: string): string {
    return join(this.root, key)
  }

  get #incoming(): string {
    return join(this.root, '.incoming')
  }

  async newIncoming(): Promise<string> {
    await mkdir(this.#incoming, { recursive: true })
    return join(this.#incoming, randomBytes(15).toString('hex'))
  }

  /** Removes incoming files of dead processes, which nothing has written to for a day. */
  async removeLeftovers(): Promise<void> {
    const names = await readdir(this.#incoming).catch(() => [])
    for (const name of names) {
      const path = join(this.#incoming, name)
      const found = await stat(path).catch(() => null)
      const age = found ? Date.now() - found.mtimeMs : 0
      if (age > leftoverHours * 3_600_000) await this.remove(path)
    }
  }

  openForWriting(path: string): Writable {
    return createWriteStream(path, { flags: 'wx' })
  }

  async write(path: string, body: Buffer): Promise<void> {
    await writeFile(path, body, { flag: 'w' })
  }

  /** Writes a whole stream to a temporary file, passes it to `keep` and removes it, even after an error. @returns its bytes */
  async receive(body: Readable, keep: (incoming: string) => Promise<void>): Promise<number> {
    const incoming = await this.newIncoming()
    try {
      await pipeline(body, this.openForWriting(incoming))
      await keep(incoming)
      return (await stat(incoming)).size
    } finally {
      await this.remove(incoming)
    }
  }

  /** A hard link, unlike a rename, fails if the key exists. */
  async linkAs(incoming: string, key: string): Promise<void> {
    const path = this.pathOf(key)
    await mkdir(dirname(path), { recursive: true })
    await link(incoming, path)
  }

  async remove(path: string): Promise<void> {
    await rm(path, { force: true })
  }

  async read(key: string): Promise<Buffer | null> {
    try {
      return await readFile(this.pathOf(key))
    } catch (error) {
      if ((error as { code?: string }).code === 'ENOENT') return null
      throw toStorageError(error, key)
    }
  }

  /** Opens the file before it returns: a missing file fails at once, a removed one can still be read to its end. */
  async open(key: string, range: { start?: number; end?: number } = {}): Promise<Readable> {
    try {
      return (await open(this.pathOf(key))).createReadStream(range)
    } catch (error) {
      throw toStorageError(error, key)
    }
  }

  async *all(): AsyncGenerator<{ key: string; bytes: number; changedAtMs: number }> {
    const entries = await readdir(this.root, { recursive: true, withFileTypes: true }).catch(() => [])
    for (const entry of entries) {
      const path = join(entry.parentPath, entry.name)
      const found = entry.isFile() ? await stat(path).catch(() => null) : null
      if (!found) continue
      const key = relative(this.root, path).split(sep).join('/')
      yield { key, bytes: found.size, changedAtMs: found.mtimeMs }
    }
  }

  async bytesOf(key: string): Promise<number | null> {
    const found = await stat(this.pathOf(key)).catch(() => null)
    return found?.isFile() ? found.size : null
  }
}

export function toStorageError(error: unknown, key: string): Error {
  const { code } = error as { code?: string }
  if (error instanceof DriverFailure) return error
  if (code === 'ENOSPC' || code === 'EDQUOT') return new StorageFull(error)
  if (code === 'EEXIST') return new KeyExists(key)
  return new DriverFailure('storage', { cause: error })
}
