import { randomBytes } from 'node:crypto'
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import logger from '@adonisjs/core/services/logger'
import sharp, { type Sharp } from 'sharp'
import { maxPixels } from '#drivers/storage/file_kind'
import { Lanes, LanesFull } from '#drivers/storage/lanes'

export interface Drawing {
  /** Width in pixels; a narrower picture keeps its own. */
  width: number
  format: 'avif' | 'webp'
}

/** AVIF with little effort: a tenth more bytes than with much, and a fifth of the time. */
const encoders = {
  avif: (picture: Sharp) => picture.avif({ quality: 50, effort: 2 }),
  webp: (picture: Sharp) => picture.webp({ quality: 78 }),
}

/** Drawings at the same time, and how many more may wait before the original has to do. */
const lanes = { open: 1, waiting: 200 }

/**
 * Smaller drawings of stored pictures, made when they are first asked for and kept on disk: each once,
 * however many ask, and never more bytes than `limit` altogether. They can be thrown away at any time.
 */
export class LocalPictures {
  #underWay = new Map<string, Promise<string | null>>()
  #lanes = new Lanes(lanes.open, lanes.waiting)
  #bytes: number | null = null

  constructor(
    readonly root: string,
    readonly limit = 512 * 1024 * 1024
  ) {}

  /**
   * The file with this drawing of the picture at `original`. Null when none can be made now: too much
   * is waiting, the disk is full, or the picture cannot be read. The original has to do then.
   */
  async of(original: string, key: string, { width, format }: Drawing): Promise<string | null> {
    const path = join(this.root, String(width), `${key}.${format}`)
    if (await isFile(path)) return path

    const running = this.#underWay.get(path)
    if (running) return running
    const drawn = this.#draw(original, path, { width, format }).finally(() =>
      this.#underWay.delete(path)
    )
    this.#underWay.set(path, drawn)
    return drawn
  }

  async #draw(original: string, path: string, { width, format }: Drawing): Promise<string | null> {
    try {
      const body = await this.#lanes.run(() => {
        const picture = sharp(original, { limitInputPixels: maxPixels, failOn: 'error' })
        return encoders[format](picture.resize({ width, withoutEnlargement: true })).toBuffer()
      })
      await this.#keep(path, body)
      return path
    } catch (error) {
      if (!(error instanceof LanesFull)) logger.warn({ err: error, original }, 'no drawing made')
      return null
    }
  }

  /** Written aside and renamed: nobody reads half a picture, and two processes do not meet. */
  async #keep(path: string, body: Buffer): Promise<void> {
    await this.#makeRoom(body.length)
    await mkdir(dirname(path), { recursive: true })
    const aside = `${path}.${randomBytes(6).toString('hex')}`
    try {
      await writeFile(aside, body)
      await rename(aside, path)
    } catch (error) {
      await rm(aside, { force: true })
      throw error
    }
    this.#bytes! += body.length
  }

  /** The oldest go first, a tenth of the limit at once so that it is not done for every picture. */
  async #makeRoom(bytes: number): Promise<void> {
    if (this.#bytes !== null && this.#bytes + bytes <= this.limit) return

    const kept = await this.#kept()
    let total = kept.reduce((sum, file) => sum + file.bytes, 0)
    if (total + bytes > this.limit) {
      for (const file of kept.sort((one, other) => one.madeAt - other.madeAt)) {
        if (total + bytes <= this.limit * 0.9) break
        await rm(file.path, { force: true })
        total -= file.bytes
      }
    }
    this.#bytes = total
  }

  async #kept() {
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
