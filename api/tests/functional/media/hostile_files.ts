import { deflateSync, crc32, createDeflate } from 'node:zlib'
import { once } from 'node:events'
import sharp from 'sharp'

export const png = 'image/png'

export function picture(width = 200, height = 112) {
  return sharp({ create: { width, height, channels: 3, background: '#336699' } })
}

/** A PNG chunk: length, name, body, checksum. */
function chunk(name: string, body: Buffer): Buffer {
  const head = Buffer.alloc(4)
  head.writeUInt32BE(body.length)
  const named = Buffer.concat([Buffer.from(name, 'latin1'), body])
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([head, named, sum])
}

/** A valid PNG with an additional chunk after its header. */
export function withChunk(file: Buffer, name: string, body: Buffer): Buffer {
  const afterHeader = 8 + 25
  return Buffer.concat([file.subarray(0, afterHeader), chunk(name, body), file.subarray(afterHeader)])
}

/** A black square with the given side in pixels: a few hundred kilobytes that decode to gigabytes. */
export async function hugePng(side: number): Promise<Buffer> {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header[8] = 1
  const rows = Buffer.alloc((1 + Math.ceil(side / 8)) * 100)
  const packing = createDeflate({ level: 9 })
  const packed: Buffer[] = []
  packing.on('data', (part) => packed.push(part))
  for (let row = 0; row < side; row += 100) if (!packing.write(rows)) await once(packing, 'drain')
  packing.end()
  await once(packing, 'end')
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', Buffer.concat(packed)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

export interface Entry {
  name: string
  body: Buffer
  /** The size claimed in the central directory; the real one by default. */
  claims?: number
}

/** A zip archive with these entries; its sizes can be wrong on purpose. */
export function zip(entries: Entry[]): Buffer {
  const files: Buffer[] = []
  const table: Buffer[] = []
  let at = 0
  for (const { name, body, claims = body.length } of entries) {
    const packed = deflateSync(body).subarray(2, -4)
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt16LE(8, 4)
    common.writeUInt32LE(crc32(body), 10)
    common.writeUInt32LE(packed.length, 14)
    common.writeUInt32LE(claims, 18)
    common.writeUInt16LE(Buffer.byteLength(name), 22)
    files.push(Buffer.from('PK\u0003\u0004', 'latin1'), common, Buffer.from(name), packed)
    const rest = Buffer.alloc(14)
    rest.writeUInt32LE(at, 10)
    const made = Buffer.from([20, 0])
    table.push(Buffer.from('PK\u0001\u0002', 'latin1'), made, common, rest, Buffer.from(name))
    at += 30 + Buffer.byteLength(name) + packed.length
  }
  const length = table.reduce((sum, part) => sum + part.length, 0)
  const end = Buffer.alloc(22)
  end.write('PK\u0005\u0006', 0, 'latin1')
  end.writeUInt16LE(entries.length, 8)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...files, ...table, end])
}

export const wordParts: Entry[] = [
  { name: '[Content_Types].xml', body: Buffer.from('<Types/>') },
  { name: 'word/document.xml', body: Buffer.from('<w:document/>') },
]
