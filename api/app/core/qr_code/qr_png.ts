import { crc32, deflateSync } from 'node:zlib'
import { qrModules } from '#core/qr_code/qr_modules'

/** Empty modules around the code; ISO/IEC 18004 requires four. */
const quietZone = 4
const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/**
 * A QR code as a square PNG with one bit per pixel (https://www.w3.org/TR/png-3/), every module the same whole number of
 * pixels.
 * @param width in pixels; a code that needs more gets one pixel per module
 */
export function qrPng(text: string, width: number): Buffer {
  const { size, dark } = qrModules(text)
  const scale = Math.max(1, Math.floor(width / (size + 2 * quietZone)))
  const side = Math.max(width, size + 2 * quietZone)
  const start = Math.floor((side - scale * size) / 2)

  // Each line begins with its filter type; a set bit is white.
  const lineLength = 1 + Math.ceil(side / 8)
  const empty = Buffer.alloc(lineLength, 0xff).fill(0, 0, 1)
  const lines = Array.from({ length: size }, () => Buffer.from(empty))
  for (const [column, row] of dark) {
    const from = start + column * scale
    for (let pixel = from; pixel < from + scale; pixel++) {
      lines[row][1 + (pixel >> 3)] &= ~(0x80 >> (pixel & 7))
    }
  }
  const above = Array.from({ length: start }, () => empty)
  const code = lines.flatMap((line) => Array.from({ length: scale }, () => line))
  const below = Array.from({ length: side - start - size * scale }, () => empty)

  return Buffer.concat([
    signature,
    chunk('IHDR', header(side)),
    chunk('IDAT', deflateSync(Buffer.concat([...above, ...code, ...below]))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** One bit of grey per pixel, with the only compression and filter method, not interlaced. */
function header(side: number): Buffer {
  const bytes = Buffer.alloc(13)
  bytes.writeUInt32BE(side, 0)
  bytes.writeUInt32BE(side, 4)
  bytes[8] = 1
  return bytes
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const bytes = Buffer.alloc(named.length + 8)
  bytes.writeUInt32BE(data.length, 0)
  named.copy(bytes, 4)
  bytes.writeUInt32BE(crc32(named), named.length + 4)
  return bytes
}
