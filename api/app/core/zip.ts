import { createHash, type Hash } from 'node:crypto'
import { once } from 'node:events'
import { createDeflateRaw } from 'node:zlib'
import { Unzip, UnzipInflate, Zip, ZipDeflate, ZipPassThrough } from 'fflate'

export interface ZippedFile {
  name: string
  parts: AsyncIterable<Uint8Array> | Iterable<Uint8Array>
}

export interface FileDigest {
  name: string
  bytes: number
  sha256: string
}

/** Streamed while it is read; the last file contains the digests of the others. */
export async function* zip(
  files: AsyncIterable<ZippedFile> | Iterable<ZippedFile>,
  lastOf: (digests: FileDigest[]) => { name: string; text: string }
): AsyncGenerator<Uint8Array> {
  let ready: Uint8Array[] = []
  const archive = new Zip((error, chunk) => {
    if (error) throw error
    ready.push(chunk)
  })
  const digests: FileDigest[] = []
  for await (const { name, parts } of files) {
    const digest = new Digest(name)
    const entry = new ZipDeflate(name, { level: 6 })
    archive.add(entry)
    for await (const part of parts) {
      digest.add(part)
      entry.push(part)
      yield* take()
    }
    entry.push(new Uint8Array(0), true)
    digests.push(digest.result())
    yield* take()
  }
  const { name, text } = lastOf(digests)
  const last = new ZipDeflate(name, { level: 6 })
  archive.add(last)
  last.push(new TextEncoder().encode(text), true)
  archive.end()
  yield* take()

  function take(): Uint8Array[] {
    const taken = ready
    ready = []
    return taken
  }
}

/** Digests of all files of a ZIP, and the text of requested ones; nothing else stays in memory. */
export async function readZip(
  bytes: AsyncIterable<Uint8Array>,
  isRead: (name: string) => boolean
): Promise<{ digests: FileDigest[]; texts: Map<string, string> }> {
  const digests: FileDigest[] = []
  const texts = new Map<string, string>()
  const archive = new Unzip((file) => {
    const digest = new Digest(file.name)
    const chunks: Uint8Array[] = []
    file.ondata = (error, chunk, isLast) => {
      if (error) throw error
      digest.add(chunk)
      if (isRead(file.name)) chunks.push(chunk)
      if (!isLast) return
      digests.push(digest.result())
      if (isRead(file.name)) texts.set(file.name, Buffer.concat(chunks).toString('utf8'))
    }
    file.start()
  })
  archive.register(UnzipInflate)
  for await (const part of bytes) archive.push(part)
  archive.push(new Uint8Array(0), true)
  return { digests, texts }
}

class Digest {
  readonly #hash: Hash = createHash('sha256')
  #bytes = 0

  constructor(readonly name: string) {}

  add(part: Uint8Array): void {
    this.#hash.update(part)
    this.#bytes += part.length
  }

  result(): FileDigest {
    return { name: this.name, bytes: this.#bytes, sha256: this.#hash.digest('hex') }
  }
}

const sheetName = 'xl/worksheets/sheet1.xml'
const end = Buffer.from('</worksheet>')
const nothing = new Uint8Array(0)

/**
 * Adds a filter to the only sheet of an uncompressed workbook of hucre, whose streaming writer has none, and compresses
 * it, chunk by chunk. The sizes of the files follow them, so their ends are searched, which is safe because XML contains
 * no control characters.
 */
export async function* withAutoFilter(
  stored: AsyncIterable<Uint8Array>,
  range: () => string
): AsyncGenerator<Uint8Array> {
  let ready: Uint8Array[] = []
  const packed = Promise.withResolvers<void>()
  const archive = new Zip((error, chunk, isLast) => {
    if (error) return packed.reject(error)
    ready.push(chunk)
    if (isLast) packed.resolve()
  })
  const sheet = new SheetFile(range)
  const files = new Unzip((file) => {
    const packedFile = file.name === sheetName ? sheet : new ZipDeflate(file.name, { level: 6 })
    archive.add(packedFile)
    file.ondata = (error, chunk, isLast) => {
      if (error) throw error
      packedFile.push(chunk, isLast)
    }
    file.start()
  })
  try {
    for await (const part of stored) {
      files.push(part)
      await sheet.drain()
      yield* take()
    }
    files.push(nothing, true)
    archive.end()
    await packed.promise
    yield* take()
  } finally {
    sheet.destroy()
  }

  function take(): Uint8Array[] {
    const taken = ready
    ready = []
    return taken
  }
}

/** Compressed off the event loop. The last bytes are held back, because the filter comes before the end. */
class SheetFile extends ZipPassThrough {
  compression = 8
  #held: Buffer<ArrayBuffer> = Buffer.alloc(0)
  readonly #deflate = createDeflateRaw()

  constructor(readonly range: () => string) {
    super(sheetName)
    this.#deflate.on('data', (chunk: Buffer<ArrayBuffer>) => this.ondata(null, chunk, false))
    this.#deflate.once('end', () => this.ondata(null, nothing, true))
  }

  push(chunk: Uint8Array, isLast = false): void {
    this.#held = Buffer.concat([this.#held, chunk])
    const sent = Math.max(0, this.#held.length - end.length)
    super.push(this.#held.subarray(0, sent), false)
    this.#held = this.#held.subarray(sent)
    if (!isLast) return
    if (!this.#held.equals(end)) throw new Error('the sheet of a workbook does not end as expected')
    super.push(Buffer.concat([Buffer.from(`<autoFilter ref="${this.range()}"/>`), end]), true)
  }

  protected process(chunk: Uint8Array, isLast: boolean): void {
    this.#deflate.write(chunk)
    if (isLast) this.#deflate.end()
  }

  async drain(): Promise<void> {
    if (this.#deflate.writableNeedDrain) await once(this.#deflate, 'drain')
  }

  destroy(): void {
    this.#deflate.destroy()
  }
}
