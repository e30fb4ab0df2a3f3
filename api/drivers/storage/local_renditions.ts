import { randomBytes } from 'node:crypto'
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import logger from '@adonisjs/core/services/logger'
import sharp, { type Sharp } from 'sharp'
import { QueueFull } from '#drivers/storage/concurrency_limit'
import { imageQueue } from '#drivers/storage/image_queue'

export interface Rendition {
  /** In pixels; narrower pictures are not enlarged. */
  width: number
  format: 'avif' | 'webp'
}

/** One more effort step saves a twentieth of the bytes in two to three times the time (docs/performance.md). */
const encoders = {
  avif: (picture: Sharp) => picture.avif({ quality: 46, effort: 3 }),
  webp: (picture: Sharp) => picture.webp({ quality: 78 }),
}

/** Of stored pictures, including old ones that were never shrunk. */
const maxPixels = 40_000_000

/** Renditions created on first request and cached on disk up to `limit` bytes. Can be deleted at any time. */
export class LocalRenditions {
  #running = new Map<string, Promise<string | null>>()
  #bytes: number | null = null

  constructor(
    readonly root: string,
    readonly limit = 512 * 1024 * 1024
  ) {}

  /** The file, or null if none can be created now; serve the original then. */
  async rendition(original: string, key: string, { width, format }: Rendition): Promise<string | null> {
    const path = join(this.root, String(width), `${key}.${format}`)
    if (await isFile(path)) return path

    const running = this.#running.get(path)
    if (running) return running
    const rendered = this.#render(original, path, { width, format }).finally(() => this.#running.delete(path))
    this.#running.set(path, rendered)
    return rendered
  }

  async #render(original: string, path: string, { width, format }: Rendition): Promise<string | null> {
    try {
      const body = await imageQueue.run('renditions', () => {
        const picture = sharp(original, { limitInputPixels: maxPixels, failOn: 'error' })
        return encoders[format](picture.resize({ width, withoutEnlargement: true })).toBuffer()
      })
      await this.#store(path, body)
      return path
    } catch (error) {
      if (!(error instanceof QueueFull)) logger.warn({ err: error, original }, 'no rendition made')
      return null
    }
  }

  /** Writes a temporary file and renames it: readers never see half a file, and two processes are safe. */
  async #store(path: string, body: Buffer): Promise<void> {
    await this.#makeRoom(body.length)
    await mkdir(dirname(path), { recursive: true })
    const temporary = `${path}.${randomBytes(6).toString('hex')}`
    try {
      await writeFile(temporary, body)
      await rename(temporary, path)
    } catch (error) {
      await rm(temporary, { force: true })
      throw error
    }
    this.#bytes! += body.length
  }

  /** Evicts the oldest down to 90 %, so that it does not run for every picture. */
  async #makeRoom(bytes: number): Promise<void> {
    if (this.#bytes !== null && this.#bytes + bytes <= this.limit) return

    const stored = await this.#storedFiles()
    let total = stored.reduce((sum, file) => sum + file.bytes, 0)
    if (total + bytes > this.limit) {
      for (const file of stored.sort((one, other) => one.madeAt - other.madeAt)) {
        if (total + bytes <= this.limit * 0.9) break
        await rm(file.path, { force: true })
        total -= file.bytes
      }
    }
    this.#bytes = total
  }

  async #storedFiles() {
    const found = await readdir(this.root, { recursive: true, withFileTypes: true }).catch(() => [])
    const files = found.filter((entry) => entry.isFile())
    const known = await Promise.all(
      files.map(async ({ parentPath, name }) => {
        const path = join(parentPath, name)
        const { size, mtimeMs } = await stat(path).catch(() => ({ size: 0, mtimeMs: 0 }))
        return { path, bytes: size, madeAt: mtimeMs }
      })
    )
    return known
  }
}

async function isFile(path: string): Promise<boolean> {
  return (await stat(path).catch(() => null))?.isFile() ?? false
}
