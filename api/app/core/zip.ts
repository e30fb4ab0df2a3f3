import { createHash, type Hash } from 'node:crypto'
import { Unzip, UnzipInflate, Zip, ZipDeflate } from 'fflate'

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
