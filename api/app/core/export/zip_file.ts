import type { Transform } from 'node:stream'
import { crc32, createDeflateRaw, deflateRawSync } from 'node:zlib'

/** One file of an archive; its text may come in parts that do not all fit into memory. */
export interface ZipEntry {
  name: string
  text: string | AsyncIterable<string>
}

interface Written {
  name: Buffer
  offset: number
  crc: number
  packed: number
  size: number
}

/** Sizes follow the data, names are UTF-8. */
const flags = 0x0808
const deflated = 8
/** 1 January 1980: the same rows make the same file. */
const dosDate = 0x0021

/** A zip archive, written while its entries are read. Up to 4 GB. */
export async function* zipFile(entries: ZipEntry[]): AsyncGenerator<Buffer> {
  const written: Written[] = []
  let offset = 0
  for (const { name, text } of entries) {
    const entry: Written = { name: Buffer.from(name), offset, crc: 0, packed: 0, size: 0 }
    const header = localHeader(entry)
    yield header
    for await (const part of packed(text, entry)) yield part
    const sizes = descriptor(entry)
    yield sizes
    offset += header.length + entry.packed + sizes.length
    written.push(entry)
  }
  const directory = Buffer.concat(written.map(centralHeader))
  yield directory
  yield endRecord(written.length, directory.length, offset)
}

async function* packed(text: ZipEntry['text'], entry: Written): AsyncGenerator<Buffer> {
  if (typeof text === 'string') {
    const bytes = Buffer.from(text)
    count(entry, bytes)
    const result = deflateRawSync(bytes)
    entry.packed = result.length
    return yield result
  }
  const deflate = createDeflateRaw()
  const feed = async () => {
    for await (const part of text) {
      const bytes = Buffer.from(part)
      count(entry, bytes)
      if (!deflate.write(bytes)) await drained(deflate)
      // Whoever reads the archive has left: leaving this loop stops whoever makes its text.
      if (deflate.destroyed) return
    }
    deflate.end()
  }
  const feeding = feed().catch((error) => deflate.destroy(error))
  for await (const part of deflate) {
    entry.packed += part.length
    yield part
  }
  await feeding
}

function drained(deflate: Transform): Promise<void> {
  if (deflate.destroyed) return Promise.resolve()
  return new Promise((resolve) => {
    const go = () => {
      deflate.off('drain', go).off('close', go)
      resolve()
    }
    deflate.on('drain', go).on('close', go)
  })
}

function count(entry: Written, bytes: Buffer): void {
  entry.crc = crc32(bytes, entry.crc)
  entry.size += bytes.length
}

function localHeader({ name }: Written): Buffer {
  const header = Buffer.alloc(30)
  header.writeUInt32LE(0x04034b50, 0)
  header.writeUInt16LE(20, 4)
  header.writeUInt16LE(flags, 6)
  header.writeUInt16LE(deflated, 8)
  header.writeUInt16LE(dosDate, 12)
  header.writeUInt16LE(name.length, 26)
  return Buffer.concat([header, name])
}

function descriptor({ crc, packed: bytes, size }: Written): Buffer {
  const sizes = Buffer.alloc(16)
  sizes.writeUInt32LE(0x08074b50, 0)
  sizes.writeUInt32LE(crc, 4)
  sizes.writeUInt32LE(bytes, 8)
  sizes.writeUInt32LE(size, 12)
  return sizes
}

function centralHeader({ name, offset, crc, packed: bytes, size }: Written): Buffer {
  const header = Buffer.alloc(46)
  header.writeUInt32LE(0x02014b50, 0)
  header.writeUInt16LE(20, 4)
  header.writeUInt16LE(20, 6)
  header.writeUInt16LE(flags, 8)
  header.writeUInt16LE(deflated, 10)
  header.writeUInt16LE(dosDate, 14)
  header.writeUInt32LE(crc, 16)
  header.writeUInt32LE(bytes, 20)
  header.writeUInt32LE(size, 24)
  header.writeUInt16LE(name.length, 28)
  header.writeUInt32LE(offset, 42)
  return Buffer.concat([header, name])
}

function endRecord(count: number, size: number, offset: number): Buffer {
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(count, 8)
  end.writeUInt16LE(count, 10)
  end.writeUInt32LE(size, 12)
  end.writeUInt32LE(offset, 16)
  return end
}
