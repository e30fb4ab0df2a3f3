import { open, type FileHandle } from 'node:fs/promises'

const moovLimit = 16 * 1_048_576
/** Far more top-level boxes than a real video has. */
const maxBoxes = 20_000

/** Duration from the movie header (ISO 14496-12, 8.2.2), or 0. Reads box headers and `moov` only. */
export async function mp4Seconds(path: string): Promise<number> {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    for (let at = 0, boxes = 0; at + 16 <= size && boxes < maxBoxes; boxes++) {
      const head = await readBytes(file, at, 16)
      const length = boxLength(head, size - at)
      if (length < 8 || length > size - at) return 0
      if (head.toString('latin1', 4, 8) === 'moov' && length <= moovLimit) {
        return movieSeconds(await readBytes(file, at, length))
      }
      at += length
    }
    return 0
  } finally {
    await file.close()
  }
}

/** Begins with an `ftyp` box (ISO 14496-12, 4.3). */
export async function isMp4(path: string): Promise<boolean> {
  const file = await open(path)
  try {
    const head = await readBytes(file, 0, 12)
    return head.toString('latin1', 4, 8) === 'ftyp' && head.readUInt32BE(0) >= 8
  } finally {
    await file.close()
  }
}

async function readBytes(file: FileHandle, at: number, length: number): Promise<Buffer> {
  const bytes = Buffer.alloc(length)
  await file.read(bytes, 0, length, at)
  return bytes
}

/** 1 means a 64-bit length follows, 0 means "to the end". */
function boxLength(head: Buffer, rest: number): number {
  const length = head.readUInt32BE(0)
  if (length === 1) return Number(head.readBigUInt64BE(8))
  return length || rest
}

function movieSeconds(moov: Buffer): number {
  const at = moov.indexOf('mvhd', 0, 'latin1') + 4
  if (at < 8 || at + 32 > moov.length) return 0
  const is64Bit = moov[at] === 1
  const scale = moov.readUInt32BE(at + (is64Bit ? 20 : 12))
  const duration = is64Bit ? Number(moov.readBigUInt64BE(at + 24)) : moov.readUInt32BE(at + 16)
  return scale ? Math.round(duration / scale) : 0
}
