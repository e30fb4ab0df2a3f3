import { open, type FileHandle } from 'node:fs/promises'

const moovLimit = 16 * 1_048_576
/** Far more boxes than a film has at its top level, and few enough to be read in a moment. */
const mostBoxes = 20_000

/**
 * The length of an mp4 in whole seconds, read from its movie header (ISO 14496-12, 8.2.2); 0 when there
 * is none. Only box headers and the `moov` box are read, wherever it stands.
 */
export async function mp4Seconds(path: string): Promise<number> {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    for (let at = 0, boxes = 0; at + 16 <= size && boxes < mostBoxes; boxes++) {
      const head = await part(file, at, 16)
      const length = boxLength(head, size - at)
      if (length < 8 || length > size - at) return 0
      if (head.toString('latin1', 4, 8) === 'moov' && length <= moovLimit) {
        return movieSeconds(await part(file, at, length))
      }
      at += length
    }
    return 0
  } finally {
    await file.close()
  }
}

/** Whether the file begins as every mp4 does, with a `ftyp` box (ISO 14496-12, 4.3). */
export async function isMp4(path: string): Promise<boolean> {
  const file = await open(path)
  try {
    const head = await part(file, 0, 12)
    return head.toString('latin1', 4, 8) === 'ftyp' && head.readUInt32BE(0) >= 8
  } finally {
    await file.close()
  }
}

/** So many bytes from a place; zeros where the file is shorter. */
async function part(file: FileHandle, at: number, length: number): Promise<Buffer> {
  const bytes = Buffer.alloc(length)
  await file.read(bytes, 0, length, at)
  return bytes
}

/** 1 stands for a 64-bit length that follows, 0 for "to the end". */
function boxLength(head: Buffer, rest: number): number {
  const length = head.readUInt32BE(0)
  if (length === 1) return Number(head.readBigUInt64BE(8))
  return length || rest
}

function movieSeconds(moov: Buffer): number {
  const at = moov.indexOf('mvhd', 0, 'latin1') + 4
  if (at < 8 || at + 32 > moov.length) return 0
  const wide = moov[at] === 1
  const scale = moov.readUInt32BE(at + (wide ? 20 : 12))
  const units = wide ? Number(moov.readBigUInt64BE(at + 24)) : moov.readUInt32BE(at + 16)
  return scale ? Math.round(units / scale) : 0
}
