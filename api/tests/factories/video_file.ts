/** One box of an mp4 (ISO 14496-12, 4.2). */
export function box(type: string, body: Buffer): Buffer {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(body.length + 8)
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, body])
}

interface TrackParts {
  id?: number
  scale?: number
  handler?: string
  /** Boxes in the sample entry. */
  entry?: Buffer
  /** Chunk offsets. */
  table?: Buffer
}

const none = Buffer.alloc(0)

/** A video track with this sample entry, or a sound track. */
export function track(
  format: string,
  { id = 1, scale = 1000, handler = 'vide', entry = none, table = none }: TrackParts = {}
): Buffer {
  const [tkhd, mdhd, hdlr, stsd] = [84, 24, 24, 8].map((length) => Buffer.alloc(length))
  tkhd.writeUInt32BE(id, 12)
  mdhd.writeUInt32BE(scale, 12)
  hdlr.write(handler, 8, 'latin1')
  stsd.writeUInt32BE(1, 4)
  const description = box(format, Buffer.concat([Buffer.alloc(78), entry]))
  const samples = Buffer.concat([box('stsd', Buffer.concat([stsd, description])), table])
  const media = [box('mdhd', mdhd), box('hdlr', hdlr), box('minf', box('stbl', samples))]
  return box('trak', Buffer.concat([box('tkhd', tkhd), box('mdia', Buffer.concat(media))]))
}

/** A minimal mp4 of the given duration, padded to the given size with bytes that reveal their position. */
export function makeVideo({ seconds = 61, bytes = 5000 } = {}): Buffer {
  const header = Buffer.alloc(100)
  header.writeUInt32BE(1000, 12)
  header.writeUInt32BE(seconds * 1000, 16)
  const ftyp = box('ftyp', Buffer.from('isom\x00\x00\x02\x00isommp41', 'latin1'))
  const moov = box('moov', Buffer.concat([box('mvhd', header), track('avc1')]))
  const rest = bytes - ftyp.length - moov.length - 8
  const mdat = box('mdat', Buffer.from(Array.from({ length: rest }, (_, at) => at % 251)))
  return Buffer.concat([ftyp, mdat, moov])
}
