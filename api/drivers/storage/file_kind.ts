import { extname } from 'node:path'
import { isOfficePackage } from '#drivers/storage/office_package'
import type { RandomAccess } from '#drivers/storage/random_access'
import { inflateRawSync } from 'node:zlib'
import { zipEntries, type ZipEntry } from '#drivers/storage/zip_entries'

const signatures: Record<string, number[]> = {
  jpg: [0xff, 0xd8, 0xff],
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  doc: [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1],
  ppt: [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1],
  ofd: [0x50, 0x4b, 0x03, 0x04],
  docx: [0x50, 0x4b, 0x03, 0x04],
  pptx: [0x50, 0x4b, 0x03, 0x04],
  apk: [0x50, 0x4b, 0x03, 0x04],
}
const pictures = ['jpg', 'png']
/** Readers accept other bytes before the header (ISO 32000-1, annex H, note 13). */
const pdfHeaderWithin = 1024
const packages = ['docx', 'pptx', 'ofd']

export async function isOfKind(file: RandomAccess, key: string): Promise<boolean> {
  const kind = kindOf(key)
  const accepted = pictures.includes(kind) ? pictures : [kind]
  if (kind === 'pdf') return (await file.read(0, pdfHeaderWithin)).includes('%PDF-')
  const head = await file.read(0, 16)
  const begins = accepted.some((one) => signatures[one]?.every((byte, at) => head[at] === byte))
  if (!begins) return false
  if (kind === 'apk') return isAndroidPackage(file)
  return !packages.includes(kind) || isOfficePackage(file, kind)
}

export function isPicture(key: string): boolean {
  return pictures.includes(kindOf(key))
}

function kindOf(key: string): string {
  return extname(key).slice(1)
}

/** An app has tens of thousands of entries; its manifest is some kilobytes (docs/threats.md T107). */
const limits = { table: 8 * 1024 * 1024, manifest: 4 * 1024 * 1024 }

const entryHeader = { signature: 0x04034b50, length: 30 }
/** The first chunk of Android's binary XML: its type, and the length of that header. */
const binaryXml = 0x00080003

/** A zip whose `AndroidManifest.xml` is binary XML; no other entry is unpacked. */
async function isAndroidPackage(file: RandomAccess): Promise<boolean> {
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
