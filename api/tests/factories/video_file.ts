/** One box of an mp4 (ISO 14496-12, 4.2). */
export function box(type: string, body: Buffer): Buffer {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(body.length + 8)
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, body])
}

/** A minimal mp4 of the given duration, padded to the given size with bytes that reveal their position. */
export function makeVideo({ seconds = 61, bytes = 5000 } = {}): Buffer {
  const header = Buffer.alloc(100)
  header.writeUInt32BE(1000, 12)
  header.writeUInt32BE(seconds * 1000, 16)
  const ftyp = box('ftyp', Buffer.from('isom\x00\x00\x02\x00isommp41', 'latin1'))
  const moov = box('moov', box('mvhd', header))
  const rest = bytes - ftyp.length - moov.length - 8
  const mdat = box('mdat', Buffer.from(Array.from({ length: rest }, (_, at) => at % 251)))
  return Buffer.concat([ftyp, mdat, moov])
}
