import { inflateRawSync } from 'node:zlib'
import { UserError } from '#core/errors'
import { MaxSheetElements, MaxUnpackedBytes, workbookMessages } from '#core/spreadsheets/terms'

const mostParts = 300
const opening = 0x3c
const signature = { end: 0x06054b50, entry: 0x02014b50, local: 0x04034b50 }

/**
 * The sizes in an xlsx file may be false: parts are unpacked up to a limit, and their tags counted, because an empty
 * row costs a reader as much as a full one (docs/threats.md T56). @throws UserError
 */
export function checkArchive(bytes: Uint8Array): void {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    checkParts(file)
  } catch (error) {
    if (error instanceof UserError) throw error
    const { code } = error as { code?: string }
    throw code === 'ERR_BUFFER_TOO_LARGE' ? tooLarge() : new UserError(workbookMessages.notXlsx)
  }
}

const tooLarge = () => new UserError(workbookMessages.unpacksTooLarge)

function checkParts(file: Buffer): void {
  const end = file.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]))
  if (end < 0 || file.readUInt32LE(end) !== signature.end) throw new UserError(workbookMessages.notXlsx)
  const count = file.readUInt16LE(end + 10)
  if (count > mostParts) throw tooLarge()

  let [total, tags] = [0, 0]
  let at = file.readUInt32LE(end + 16)
  for (let part = 0; part < count; part++) {
    if (file.readUInt32LE(at) !== signature.entry) throw new UserError(workbookMessages.notXlsx)
    const [nameLength, extra, comment] = [28, 30, 32].map((field) => file.readUInt16LE(at + field))
    const name = file.toString('utf8', at + 46, at + 46 + nameLength!)
    if (/vbaProject\.bin$/i.test(name)) throw new UserError(workbookMessages.macros)
    const unpacked = unpackedPart(file, at, MaxUnpackedBytes - total)
    total += unpacked.length
    if (total > MaxUnpackedBytes) throw tooLarge()
    // A sheet may have any name.
    tags += tagsIn(unpacked)
    if (tags > MaxSheetElements) throw new UserError(workbookMessages.tooMuch)
    at += 46 + nameLength! + extra! + comment!
  }
}

function tagsIn(part: Uint8Array): number {
  let count = 0
  for (let at = part.indexOf(opening); at >= 0; at = part.indexOf(opening, at + 1)) count++
  return count
}

function unpackedPart(file: Buffer, at: number, maxBytes: number): Uint8Array {
  const method = file.readUInt16LE(at + 10)
  const packed = file.readUInt32LE(at + 20)
  const local = file.readUInt32LE(at + 42)
  if (file.readUInt32LE(local) !== signature.local) throw new UserError(workbookMessages.notXlsx)
  const start = local + 30 + file.readUInt16LE(local + 26) + file.readUInt16LE(local + 28)
  const data = file.subarray(start, start + packed)
  if (method === 0) return data
  if (method !== 8) throw new UserError(workbookMessages.notXlsx)
  return inflateRawSync(data, { maxOutputLength: Math.max(1, maxBytes + 1) })
}
