import { inflateRawSync } from 'node:zlib'
import type { RandomAccess } from '#drivers/storage/random_access'
import { zipEntries, type ZipEntry } from '#drivers/storage/zip_entries'

/** An app has tens of thousands of entries; its manifest is some kilobytes (docs/threats.md T107). */
const limits = { table: 8 * 1024 * 1024, manifest: 4 * 1024 * 1024 }

const entryHeader = { signature: 0x04034b50, length: 30 }
/** The first chunk of Android's binary XML: its type, and the length of that header. */
const binaryXml = 0x00080003

/** A zip whose `AndroidManifest.xml` is binary XML; nothing else of it is unpacked. */
export async function isAndroidPackage(file: RandomAccess): Promise<boolean> {
  const entries = await zipEntries(file, limits.table)
  const manifest = entries?.find(({ name }) => name === 'AndroidManifest.xml')
  if (!manifest || manifest.packedBytes > limits.manifest) return false

  const body = await unpack(file, manifest)
  return body !== null && body.length >= 8 && body.readUInt32LE(0) === binaryXml
}

async function unpack(file: RandomAccess, entry: ZipEntry): Promise<Buffer | null> {
  const head = await file.read(entry.offset, entryHeader.length)
  if (head.length < entryHeader.length || head.readUInt32LE(0) !== entryHeader.signature) return null

  const beside = head.readUInt16LE(26) + head.readUInt16LE(28)
  const packed = await file.read(entry.offset + entryHeader.length + beside, entry.packedBytes)
  if (entry.method === 0) return packed
  try {
    return inflateRawSync(packed, { maxOutputLength: limits.manifest })
  } catch {
    return null
  }
}
