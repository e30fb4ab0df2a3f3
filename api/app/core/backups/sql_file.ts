import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { constants, createGzip } from 'node:zlib'

/** Statements, one a line, packed as they come. */
export class SqlFile {
  #gzip = createGzip({ level: constants.Z_BEST_SPEED })
  #written: Promise<void>

  constructor(path: string) {
    const file = createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true })
    this.#written = pipeline(this.#gzip, file)
    // Whoever writes or ends is told; nobody else asks.
    this.#written.catch(() => undefined)
  }

  /** @throws what the disk said, a full one above all */
  async write(statement: string): Promise<void> {
    if (this.#gzip.destroyed) return this.#written
    if (this.#gzip.write(`${statement};\n`)) return
    await Promise.race([once(this.#gzip, 'drain'), this.#written])
  }

  end(): Promise<void> {
    this.#gzip.end()
    return this.#written
  }

  abandon(): void {
    this.#gzip.destroy()
  }
}
