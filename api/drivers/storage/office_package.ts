import type { RandomAccess } from '#drivers/storage/random_access'
import { zipEntries } from '#drivers/storage/zip_entries'

/** OFD: GB/T 33190-2016, 7.1. */
const parts: Record<string, { file: string; folder: string }> = {
  docx: { file: '[Content_Types].xml', folder: 'word/' },
  pptx: { file: '[Content_Types].xml', folder: 'ppt/' },
  ofd: { file: 'OFD.xml', folder: '' },
}

/** Limits of the unpacked package (docs/threats.md T62). */
const limits = { entries: 5_000, unpacked: 500 * 1024 * 1024, directory: 2 * 1024 * 1024 }

/** Reads only the zip's central directory; nothing is unpacked. */
export async function isOfficePackage(file: RandomAccess, kind: string): Promise<boolean> {
  const entries = await zipEntries(file, limits.directory)
  if (!entries || entries.length > limits.entries) return false

  const unpacked = entries.reduce((sum, { bytes }) => sum + bytes, 0)
  const names = entries.map(({ name }) => name)
  return (
    unpacked <= limits.unpacked &&
    names.includes(parts[kind].file) &&
    names.some((name) => name.startsWith(parts[kind].folder))
  )
}
