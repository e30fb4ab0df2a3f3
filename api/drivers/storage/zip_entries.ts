import type { RandomAccess } from '#drivers/storage/random_access'

export interface ZipEntry {
  name: string
  /** In the archive, and after unpacking according to the central directory. */
  packedBytes: number
  bytes: number
  /** 0 stored, 8 deflated. */
  method: number
  /** Of the entry's own header. */
  offset: number
}

const endRecord = { signature: 0x06054b50, length: 22, maxCommentLength: 65_535 }
const entryRecord = { signature: 0x02014b50, length: 46 }

/**
 * Reads only the zip's central directory; nothing is unpacked.
 * @returns null for files that are not a zip, or whose directory is longer than `maxDirectoryBytes` bytes
 */
export async function zipEntries(file: RandomAccess, maxDirectoryBytes: number): Promise<ZipEntry[] | null> {
  const from = Math.max(0, file.size - endRecord.length - endRecord.maxCommentLength)
  const tail = await file.read(from, file.size - from)
  const at = lastEndRecord(tail)
  if (at < 0) return null

  const count = tail.readUInt16LE(at + 10)
  const length = tail.readUInt32LE(at + 12)
  const offset = tail.readUInt32LE(at + 16)
  // The directory must end where its end record begins.
  if (length > maxDirectoryBytes || offset + length !== from + at) return null
  return readTable(await file.read(offset, length), count)
}

function lastEndRecord(tail: Buffer): number {
  for (let at = tail.length - endRecord.length; at >= 0; at--) {
    if (tail.readUInt32LE(at) === endRecord.signature) return at
  }
  return -1
}

function readTable(table: Buffer, count: number): ZipEntry[] | null {
  const entries: ZipEntry[] = []
  let at = 0
  while (at + entryRecord.length <= table.length) {
    if (table.readUInt32LE(at) !== entryRecord.signature) return null
    const nameLength = table.readUInt16LE(at + 28)
    const beside = table.readUInt16LE(at + 30) + table.readUInt16LE(at + 32)
    const name = table.toString('utf8', at + entryRecord.length, at + entryRecord.length + nameLength)
    entries.push({
      name,
      method: table.readUInt16LE(at + 10),
      packedBytes: table.readUInt32LE(at + 20),
      bytes: table.readUInt32LE(at + 24),
      offset: table.readUInt32LE(at + 42),
    })
    at += entryRecord.length + nameLength + beside
  }
  return entries.length === count ? entries : null
}
