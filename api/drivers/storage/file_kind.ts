import { extname } from 'node:path'
import { open } from 'node:fs/promises'
import sharp from 'sharp'

/** A picture of more pixels than this is a bomb or a mistake. */
export const maxPixels = 40_000_000

const signatures: Record<string, number[]> = {
  jpg: [0xff, 0xd8, 0xff],
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  pdf: [0x25, 0x50, 0x44, 0x46, 0x2d],
  doc: [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1],
  ppt: [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1],
  docx: [0x50, 0x4b, 0x03, 0x04],
  pptx: [0x50, 0x4b, 0x03, 0x04],
}
const pictures = ['jpg', 'png']

/** True when the first bytes are those of the kind that the key's ending promises. */
export async function isOfKind(path: string, key: string): Promise<boolean> {
  const kind = extname(key).slice(1)
  const accepted = pictures.includes(kind) ? pictures : [kind]
  const head = await firstBytes(path)
  return accepted.some((one) => signatures[one]?.every((byte, at) => head[at] === byte))
}

/**
 * The picture drawn anew in the format of the key's ending: without place, camera and whatever else
 * was hidden in it. Null when the key is no picture's.
 * @throws when it cannot be decoded or has more than 40 megapixels
 */
export async function redrawn(path: string, key: string): Promise<Buffer | null> {
  const kind = extname(key).slice(1)
  if (!pictures.includes(kind)) return null

  const picture = sharp(path, { limitInputPixels: maxPixels, failOn: 'error' }).rotate()
  return kind === 'png'
    ? picture.png({ compressionLevel: 9 }).toBuffer()
    : picture.flatten({ background: '#ffffff' }).jpeg({ quality: 88 }).toBuffer()
}

async function firstBytes(path: string): Promise<Buffer> {
  const file = await open(path, 'r')
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(16), 0, 16, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}
