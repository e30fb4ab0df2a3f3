import type { RandomAccess } from '#drivers/storage/random_access'

const partFolders: Record<string, string> = { docx: 'word/', pptx: 'ppt/' }

/** What a package may unpack to (docs/threats.md T62). */
const limits = { entries: 5_000, unpacked: 500 * 1024 * 1024, directory: 2 * 1024 * 1024 }

const endRecord = { signature: 0x06054b50, length: 22, longestComment: 65_535 }
const entryRecord = { signature: 0x02014b50, length: 46 }

/** Reads the zip's table of contents only; nothing is unpacked. */
export async function isOfficePackage(file: RandomAccess, kind: string): Promise<boolean> {
  const entries = await entriesOf(file)
  if (!entries || entries.length > limits.entries) return false

  const unpacked = entries.reduce((sum, { bytes }) => sum + bytes, 0)
  const names = entries.map(({ name }) => name)
  return (
    unpacked <= limits.unpacked &&
    names.includes('[Content_Types].xml') &&
    names.some((name) => name.startsWith(partFolders[kind]))
  )
}

async function entriesOf(file: RandomAccess): Promise<{ name: string; bytes: number }[] | null> {
  const from = Math.max(0, file.size - endRecord.length - endRecord.longestComment)
  const tail = await file.read(from, file.size - from)
  const at = lastEndRecord(tail)
  if (at < 0) return null

  const count = tail.readUInt16LE(at + 10)
  const length = tail.readUInt32LE(at + 12)
  const offset = tail.readUInt32LE(at + 16)
  // The table must end where its own record begins.
  if (length > limits.directory || offset + length !== from + at) return null
  return readTable(await file.read(offset, length), count)
}

function lastEndRecord(tail: Buffer): number {
  for (let at = tail.length - endRecord.length; at >= 0; at--) {
    if (tail.readUInt32LE(at) === endRecord.signature) return at
  }
  return -1
}

function readTable(table: Buffer, count: number): { name: string; bytes: number }[] | null {
  const entries = []
  let at = 0
  while (at + entryRecord.length <= table.length) {
    if (table.readUInt32LE(at) !== entryRecord.signature) return null
    const nameLength = table.readUInt16LE(at + 28)
    const beside = table.readUInt16LE(at + 30) + table.readUInt16LE(at + 32)
    const name = table.toString(
      'utf8',
      at + entryRecord.length,
      at + entryRecord.length + nameLength
    )
    entries.push({ name, bytes: table.readUInt32LE(at + 24) })
    at += entryRecord.length + nameLength + beside
  }
  return entries.length === count ? entries : null
}
