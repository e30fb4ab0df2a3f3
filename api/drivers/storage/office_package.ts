import type { RandomAccess } from '#drivers/storage/random_access'
import { zipEntries } from '#drivers/storage/zip_entries'

const partFolders: Record<string, string> = { docx: 'word/', pptx: 'ppt/' }

/** What a package may unpack to (docs/threats.md T62). */
const limits = { entries: 5_000, unpacked: 500 * 1024 * 1024, directory: 2 * 1024 * 1024 }

/** Reads the zip's table of contents only; nothing is unpacked. */
export async function isOfficePackage(file: RandomAccess, kind: string): Promise<boolean> {
  const entries = await zipEntries(file, limits.directory)
  if (!entries || entries.length > limits.entries) return false

  const unpacked = entries.reduce((sum, { bytes }) => sum + bytes, 0)
  const names = entries.map(({ name }) => name)
  return (
    unpacked <= limits.unpacked &&
    names.includes('[Content_Types].xml') &&
    names.some((name) => name.startsWith(partFolders[kind]))
  )
}
